import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { downloadPictures } from '@/scripts/picture/download-pictures'
import { write } from '@/tests/support/write'

test('brings the pictures of a text here, turned and without the place, and says why one stays', async () => {
  const photo = sharp({ create: { width: 8, height: 4, channels: 3, background: 'red' } }).jpeg()
  const turned = photo.withMetadata({ orientation: 6 })
  const placed = await turned.withExif({ IFD3: { GPSLatitude: '51/1 30/1 3230/100' } }).toBuffer()
  const to = (location: string) => new Response(null, { status: 302, headers: { location } })
  const answers: Record<string, () => Response> = {
    'https://a.dev/b.png?x=1&y=2': () => to('https://b.dev/c'),
    'https://a.dev/%C3%A9%20c_d.png': () => new Response(Uint8Array.from(placed)),
    'https://b.dev/c': () => new Response(Uint8Array.from(placed)),
    'https://a.dev/b.png': () => new Response(Uint8Array.from(placed)),
    'https://a.dev/b.svg': () => new Response('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    'https://a.dev/private': () => to('https://127.0.0.1/c'),
  }
  vi.stubGlobal('fetch', async (url: string) => answers[url]?.() ?? new Response(null, { status: 404 }))
  const said = vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(console, 'log').mockReturnValue()
  const others =
    '[B](https://a.dev/b.png.html) <a href="https://a.dev/b.png/c"> `https://a.dev/b.png` [C](https://b.dev/https://a.dev/b.png)'
  const textWith = (path: string, other: string, spelled: string) =>
    `---\ntitle: A\n---\n![A](${path}) <img src="${other}"> ![C](<${spelled}>) ![][b] ![](/own.png) ${others}\n\n[b]: ${path} "B"\n\n- ~~~\n  curl -O https://a.dev/b.png\n  ~~~\n\n`
  const text = textWith('https://a.dev/b.png', 'https://a.dev/b.png?x=1&amp;y=2', 'https://a.dev/é c\\_d.png')
  const stays = '![](https://a.dev/b.svg) ![](https://a.dev/private) ![](http://a.dev/d) ![](https://a.dev/e)'
  write('content/notes/Our Path/index.md', text + stays)
  await downloadPictures('content/notes/Our Path/index.md')
  process.exitCode = undefined
  expect(readFileSync('content/notes/Our Path/index.md', 'utf8')).toBe(
    textWith('/our-path/b.jpeg', '/our-path/b.jpeg', '/our-path/é-c_d.jpeg') + stays,
  )
  const { width, height, exif } = await sharp('public/our-path/b.jpeg').metadata()
  expect([width, height, exif]).toEqual([4, 8, undefined])
  expect(said.mock.calls.flat()).toEqual([
    expect.stringContaining('b.svg stays: svg is none of png, jpeg, webp, gif'),
    expect.stringContaining('private stays: wanted an https address that others can reach'),
    expect.stringContaining('http://a.dev/d stays: wanted an https address'),
    expect.stringContaining('https://a.dev/e stays: HTTP 404'),
  ])
})
