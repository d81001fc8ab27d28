import { expect, test } from 'vitest'
import { resume } from '@/app/_metadata/json-resume'
import { previewTexts } from '@/app/_metadata/preview-texts'
import { profileData } from '@/app/_metadata/structured-data'
import { contentIn } from '@/components/content/content'
import { roleName } from '@/components/text/role-name'
import { cvContent } from '@/scripts/cv/cv-content'

test.each([
  ['Developer.', 'Developer'],
  ['开发者。', '开发者'],
  ['डेवलपर।', 'डेवलपर'],
  ['Node.js', 'Node.js'],
])('names the role %s without its full stop', (role, name) => {
  expect(roleName(role)).toBe(name)
})

test('no other program learns the roles that we ship', () => {
  const roles = ['Developer.', 'Programmer.', 'Coder.']
  const content = { ...contentIn(), work: [] }
  content.owner = { ...content.owner, roles, headline: '' }
  const told = [resume(content), profileData(content), cvContent(content), previewTexts(content, '/')]
  expect(JSON.stringify(told)).not.toContain('Coder')
})
