import { createElement } from 'react'
import { prerender } from 'react-dom/static'
import { expect, test, vi } from 'vitest'

vi.mock('@/content/projects', async (original) => {
  const { projects, ...others } = await original<typeof import('@/tests/specimen/content/projects')>()
  return { ...others, projects: projects.filter(({ techUsed }) => !techUsed.includes('C++')) }
})

test('offers no filter that shows nothing', async () => {
  const { ProjectList } = await import('@/components/project/project-list')
  const { prelude } = await prerender(createElement(ProjectList))
  const options = (await new Response(prelude).text()).match(/(?<=<option value=")[^"]*/g)
  expect(options).toEqual(['', 'latest', 'React', 'HTML'])
})
