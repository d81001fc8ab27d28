import { expect, test } from 'vitest'
import { profileRel } from '@/components/ui/social-links'
import type { SocialLink } from '@/content/schema/socials'

test('only a profile of the owner can prove that the site is theirs', () => {
  const links: SocialLink[] = [
    { id: 1, label: 'LinkedIn', link: 'https://www.linkedin.com/in/ada' },
    { id: 2, label: 'Facebook', link: 'https://www.facebook.com/', example: true },
    { id: 3, label: 'Twitter', link: '#' },
  ]
  expect(links.map(profileRel)).toEqual(['me', undefined, undefined])
})
