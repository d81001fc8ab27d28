import { expect, test } from 'vitest'
import { resume } from '@/app/_metadata/json-resume'
import { contentIn } from '@/components/content/content'
import { withoutExamples } from '@/content/schema/example'

test('/resume.json has what the owner wrote, and no example', () => {
  const content = contentIn()
  const titles = withoutExamples(content.projects).map(({ title }) => title)
  expect(resume(content).projects.map(({ name }) => name)).toEqual(titles)
  expect(JSON.stringify(resume(content))).not.toMatch(/octocat|First prize|Query Parser|"#"|"example"/)
})
