export const CV_SECTIONS = [
  'profile',
  'work',
  'education',
  'skills',
  'projects',
  'contributions',
  'languages',
  'certificates',
  'awards',
  'volunteer',
  'publications',
  'talks',
  'interests',
  'references',
] as const

export type CvSectionName = (typeof CV_SECTIONS)[number]
