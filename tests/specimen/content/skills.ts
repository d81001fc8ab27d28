import type { Skill } from '@/content/schema/skills'

export const skills: Skill[] = [
  { id: 1, skillName: 'C', amount: 20 },
  { id: 2, skillName: 'C++', amount: 70 },
  { id: 3, skillName: 'Python', amount: 40 },
  { id: 4, skillName: 'Java', amount: 50 },
  { id: 5, skillName: 'HTML', amount: 80 },
  { id: 6, skillName: 'CSS', amount: 45 },
  { id: 7, skillName: 'Tailwind', amount: 60 },
  { id: 8, skillName: 'JavaScript', amount: 60 },
  { id: 9, skillName: 'React js', amount: 60 },
  { id: 9, skillName: 'Node js', amount: 55 },
  { id: 9, skillName: 'Express js', amount: 60 },
  { id: 9, skillName: 'MongoDb', amount: 60 },
]
