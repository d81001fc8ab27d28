import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SkillBars } from '@/components/skill/skill-bars'
import { skills } from '@/tests/specimen/content/skills'

test('a skill without an amount stands without a bar', () => {
  skills.splice(0, skills.length, { id: 1, skillName: 'Python', amount: 0 }, { id: 2, skillName: 'Rust' })
  const html = renderToStaticMarkup(createElement(SkillBars))
  expect(html).toContain('Rust')
  expect(html.match(/role="meter"/g)).toHaveLength(1)
  expect(html).not.toContain('undefined')
})
