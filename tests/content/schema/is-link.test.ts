import { expect, test } from 'vitest'
import { isLink } from '@/content/schema/parts'

/** Addresses of this machine and of private networks, in every spelling, and names that lead there. */
const PRIVATE = `
  0.0.0.0 0 127.1 2130706433 0x7f.1 0177.0.0.1 127.0.0.1. １２７.0.0.1
  10.1.2.3 172.31.255.255 192.168.1.1 169.254.169.254 100.64.0.1 255.255.255.255
  [::] [::1] [::ffff:127.0.0.1] [::ffff:a00:1] [::127.0.0.1] [::ffff:0:127.0.0.1] [64:ff9b::10.0.0.1]
  [fc00::1] [fd12:3456::1] [fe80::1] [ff02::1] [2002:7f00:1::]
  localhost LOCALHOST. localhost.. a.localhost printer.local wiki.corp nas.home.arpa intranet`
const PUBLIC = 'ada.dev local.dev home.example.com 8.8.8.8 172.32.0.1 [2606:4700::1111] ädä.de'

test.each(PRIVATE.trim().split(/\s+/))('accepts no link to %s', (host) => {
  expect(isLink(`https://${host}/`)).toBe(false)
  expect(isLink(`https://me@${host}:8443/`)).toBe(false)
})

test.each(PUBLIC.split(' '))('accepts a link to %s', (host) => {
  expect(isLink(`https://${host}/`)).toBe(true)
})
