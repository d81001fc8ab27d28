import { expect, test } from 'vitest'
import { isLink, isSecureLink } from '@/content/schema/links'

/** Hosts of this machine and of private networks, texts that are no host, and a character that nobody sees. */
const REFUSED = `
  0.0.0.0 127.1 10.1.2.3 172.31.255.255 100.64.0.1 192.168.1.1 169.254.169.254 [::1] [fd12:3456::1] [fe80::1]
  localhost LOCALHOST. a.localhost printer.local wiki.corp nas.home.arpa intranet localhost..
  a.example;sandbox *.com a.example,b.example 'self'.example ada.dev/a\u200bb`
/** The last link has a character that nobody sees, but that Persian needs. */
const ACCEPTED = `
  ada.dev local.dev home.example.com 8.8.8.8 100.128.0.1 172.32.0.1 [2606:4700::1111] ädä.de 10.ada.dev
  ada.dev/می\u200cخواهم`

test.each(REFUSED.trim().split(/\s+/))('accepts no link to %s', (host) => {
  expect(isLink(`https://${host}/`)).toBe(false)
  expect(isLink(`https://me@${host}:8443/`)).toBe(false)
})

test.each(ACCEPTED.trim().split(/\s+/))('accepts a link to %s', (host) => {
  expect(isLink(`https://${host}/`)).toBe(true)
  expect([isLink(`http://${host}/`), isSecureLink(`http://${host}/`)]).toEqual([true, false])
})
