import { FaLinkedinIn, FaSignalMessenger, FaXTwitter } from 'react-icons/fa6'
import { expect, test } from 'vitest'
import { networkIcon } from '@/components/ui/network-icon'

test('finds the icons of networks by their names, and none for anything else', () => {
  expect(['LinkedIn', 'Signal', 'X'].map(networkIcon)).toEqual([FaLinkedinIn, FaSignalMessenger, FaXTwitter])
  for (const label of ['Phone', 'Calendar', '博客']) expect(networkIcon(label)).toBeUndefined()
})
