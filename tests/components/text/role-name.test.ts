import { expect, test } from 'vitest'
import { resume } from '@/app/_metadata/json-resume'
import { previewTexts } from '@/app/_metadata/preview-texts'
import { profileData } from '@/app/_metadata/structured-data'
import { contentIn } from '@/components/content/content'
import { roleName } from '@/components/text/role-name'
import { cvContent } from '@/scripts/cv/cv-content'

test('names a role without its full stop', () => {
  const roles = ['Developer.', '开发者。', 'डेवलपर।', 'Node.js']
  expect(roles.map(roleName)).toEqual(['Developer', '开发者', 'डेवलपर', 'Node.js'])
})

test('no other program learns the roles that we ship', () => {
  const roles = ['Developer.', 'Programmer.', 'Coder.']
  const content = { ...contentIn(), work: [] }
  content.owner = { ...content.owner, roles, headline: '' }
  const told = [resume(content), profileData(content), cvContent(content), previewTexts(content, '/')]
  expect(JSON.stringify(told)).not.toContain('Coder')
})
