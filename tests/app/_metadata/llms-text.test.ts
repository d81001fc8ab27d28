import { expect, test } from 'vitest'
import { llmsText } from '@/app/_metadata/llms-text'
import { contentIn } from '@/components/content/content'
import { withoutExamples } from '@/content/schema/example'

test('/llms.txt has what the owner wrote, no example, and calls a score what it is', () => {
  const owner = { ...contentIn().owner, availability: '[x](https://evil.example) <b>' }
  const content = { ...contentIn(), owner, education: [{ area: 'MSc', score: '4.0', url: '//a.b/(c)' }] }
  const text = llmsText(content)
  expect(text).toMatch(/^# Robin Hale\n\n> Programmer, Developer, Coder, Exeter\n/)
  for (const part of [
    '\n\\[x\\](https://evil.example) \\<b>\n',
    '(/project/relay-board)',
    '- C, C++, Python,',
    '- [MSc](//a.b/%28c%29): GPA 4.0',
    ', A counter that only grows (Instead of: The clock of the phone): Clocks of phones differ\n',
  ])
    expect(text).toContain(part)
  for (const { title, link, description } of withoutExamples(content.projects))
    expect(text).toContain(`- [${title}](${link}): ${description}`)
  expect(text).not.toMatch(/octocat|First prize|Query Parser|\]\(#\)/)
})
