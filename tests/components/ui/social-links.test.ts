import { faLinkedinIn, faSignalMessenger, faXTwitter } from '@fortawesome/free-brands-svg-icons'
import { expect, test } from 'vitest'
import { networkIcon } from '@/components/ui/social-links'

test('finds the icons of networks by their names, and none for anything else', () => {
  const paths = ['LinkedIn', 'Signal', 'X'].map((label) => networkIcon(label)?.path)
  expect(paths).toEqual([faLinkedinIn, faSignalMessenger, faXTwitter].map(({ icon }) => icon[4]))
  for (const label of ['Phone', 'Calendar', '博客']) expect(networkIcon(label)).toBeUndefined()
})
