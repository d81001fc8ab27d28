import { expect, test } from 'vitest'
import { phoneAddress } from '@/components/contact/phone-address'

test.each([
  ['(912) 555-4321', 'tel:9125554321'],
  ['+49 (0) 7031 / 123456', 'tel:+497031123456'],
  ['030/1234–56', 'tel:030123456'],
  ['+44 20 7946 0000 ext. 123', 'tel:+442079460000;ext=123'],
  ['Tel. +44 20 7946 0000 #12', 'tel:+442079460000;ext=12'],
  ['0043/(0)650/1234567', 'tel:00436501234567'],
  ['(+49) 1512 / 3456789', 'tel:+4915123456789'],
  ['030 123456 / 57', undefined],
  ['+49 170 1234567 (no calls after 18:00)', undefined],
  ['+682 12345 / 543210', undefined],
  ['+49 170 1234567, office +49 30 123456', undefined],
  ['1-800-FLOWERS', undefined],
  ['٠١٢٣٤٥٦٧', undefined],
])('dials %s as %s', (phone, address) => {
  expect(phoneAddress(phone)).toBe(address)
})
