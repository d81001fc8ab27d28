import { expect, test, vi } from 'vitest'
import { isAvatarAddress, settingMistakes } from '@/app/_github/settings'

test.each([
  ['GITHUB_API_URL', 'github.example.com/api', 'an address with https:// or http://, such as https://api.'],
  ['GITHUB_AVATARS_URL', 'localhost:9', 'an address with https:// or http://, such as https://avatars.'],
  ['PROFILE_REVALIDATE_SECONDS', '1h', 'a number from 0 to 31536000; it counts as 3600'],
  ['PROFILE_REVALIDATE_SECONDS', ' ', 'a number from 0 to 31536000; it counts as 3600'],
  ['PROFILE_RETRY_SECONDS', '-1', 'a number from 0 to 31536000; it counts as 60'],
])('says at start that %s cannot be %s', (variable, value, wanted) => {
  vi.stubEnv(variable, value)
  const message = `[github] ${variable}: "${value}" — wanted ${wanted}`
  expect(settingMistakes()).toEqual([expect.stringContaining(message)])
})

test('has nothing to say of what is right or empty, and reads no picture from a host that is no address', () => {
  vi.stubEnv('GITHUB_API_URL', 'http://127.0.0.1:9')
  vi.stubEnv('GITHUB_AVATARS_URL', '')
  vi.stubEnv('PROFILE_RETRY_SECONDS', '0.5')
  expect(settingMistakes()).toEqual([])
  vi.stubEnv('GITHUB_AVATARS_URL', 'avatars.example.com')
  expect(isAvatarAddress('https://avatars.example.com/u/1')).toBe(false)
})
