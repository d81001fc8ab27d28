import type { Skill } from '@/content/schema/skills'

export const skills: Skill[] = [
  { id: 1, skillName: 'C', amount: 20, example: true },
  { id: 2, skillName: 'C++', amount: 70, example: true },
  { id: 3, skillName: 'Python', amount: 40, example: true },
  { id: 4, skillName: 'Java', amount: 50, example: true },
  { id: 5, skillName: 'HTML', amount: 80, example: true },
  { id: 6, skillName: 'CSS', amount: 45, example: true },
  { id: 7, skillName: 'Tailwind', amount: 60, example: true },
  { id: 8, skillName: 'JavaScript', amount: 60, example: true },
  { id: 9, skillName: 'React js', amount: 60, example: true },
  { id: 9, skillName: 'Node js', amount: 55, example: true },
  { id: 9, skillName: 'Express js', amount: 60, example: true },
  { id: 9, skillName: 'MongoDb', amount: 60, example: true },
]
