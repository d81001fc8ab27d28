import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { phoneAddress } from '@/components/contact/phone-address'

const addresses = parse(readFileSync('tests/components/contact/phone-address.yml', 'utf8'))

test.each<[phone: string, address: unknown]>(Object.entries(addresses))(
  'dials %s as %s',
  (phone, address) => {
    expect(phoneAddress(phone) ?? null).toBe(address)
  },
)
