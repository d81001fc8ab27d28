import { expect, test } from 'vitest'
import { roleName } from '@/components/text/role-name'

test.each([
  ['Developer.', 'Developer'],
  ['开发者。', '开发者'],
  ['डेवलपर।', 'डेवलपर'],
  ['Node.js', 'Node.js'],
])('names the role %s without its full stop', (role, name) => {
  expect(roleName(role)).toBe(name)
})
