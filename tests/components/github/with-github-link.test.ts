import { expect, test, vi } from 'vitest'
import { withGitHubLink } from '@/components/github/with-github-link'

const ACCOUNT = 'https://github.com/ada'
const MASTODON = { id: 1, label: 'Mastodon', link: 'https://mastodon.social/@ada' }
const EMPTY = { id: 5, label: 'GitHub', link: '#' }
const SPONSORS = { id: 4, label: 'Sponsor me', link: 'https://github.com/sponsors/ada' }
const OWN = { id: 5, label: 'Code', link: 'http://www.github.com/ada-labs' }

test.each([
  ['adds the account', [MASTODON], 'ada', [MASTODON.link, ACCOUNT]],
  ['completes a link to GitHub', [EMPTY, MASTODON], 'ada', [ACCOUNT, MASTODON.link]],
  ["keeps the owner's own GitHub link", [OWN], 'ada', [OWN.link]],
  ['takes no other page of GitHub for the account', [SPONSORS], 'ada', [SPONSORS.link, ACCOUNT]],
  ['keeps the links as shipped', [MASTODON], 'octocat', [MASTODON.link]],
  ['keeps the links without an account', [MASTODON], '', [MASTODON.link]],
])('%s', (_, links, handle, expected) => {
  expect(withGitHubLink(links, handle).map(({ link }) => link)).toEqual(expected)
})

test("leads to the company's site if its API is set", () => {
  vi.stubEnv('GITHUB_API_URL', 'https://git.example.com/api/v3/')
  expect(withGitHubLink([], 'ada')).toMatchObject([{ link: 'https://git.example.com/ada' }])
})
