import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { GroupedSkills, SkillBars } from '@/components/skill/skill-bars'
import { skills } from '@/tests/specimen/content/skills'

test('says, draws and colours each amount, and shows a skill without an amount without a bar', () => {
  const amounts = [100, 50, 49, 40, 39, 0, undefined]
  skills.splice(0, skills.length, ...amounts.map((amount, id) => ({ id, skillName: `Rust ${id}`, amount })))
  const html = renderToStaticMarkup([<SkillBars key={0} />, <GroupedSkills key={1} />])
  const bar = />(\d+) %<.*?valuenow="\1" aria-valuetext="\1 per cent".*?bg-skill-(\w+)" style="width:\1%"/g
  const colors = Array.from(html.matchAll(bar), ([, amount, color]) => `${amount},${color}`)
  expect(colors).toEqual(['100,blue', '50,blue', '49,red', '40,red', '39,indigo', '0,indigo'])
  expect(html).toContain('Rust 6')
  expect(html).not.toContain('undefined')
})
