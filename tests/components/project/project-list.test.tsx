import { prerender } from 'react-dom/static'
import { expect, test } from 'vitest'
import { ProjectList } from '@/components/project/project-list'
import { projects } from '@/tests/specimen/content/projects'

test('offers no filter that shows nothing', async () => {
  for (const project of projects) project.techUsed = project.techUsed.replace('C++', 'C')
  const { prelude } = await prerender(<ProjectList />)
  const options = (await new Response(prelude).text()).match(/(?<=<option [^>]*>)[^<]*/g)
  expect(options).toEqual(['Filter out', 'Latest', 'React js', 'HTML,CSS'])
})
