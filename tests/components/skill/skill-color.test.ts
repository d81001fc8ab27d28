import { expect, test } from 'vitest'
import { skillColor } from '@/components/skill/skill-color'

test.each([
  [100, 'bg-skill-blue'],
  [50, 'bg-skill-blue'],
  [49, 'bg-skill-red'],
  [40, 'bg-skill-red'],
  [39, 'bg-skill-indigo'],
  [0, 'bg-skill-indigo'],
])('colours %i per cent with %s', (amount, color) => {
  expect(skillColor(amount)).toBe(color)
})
