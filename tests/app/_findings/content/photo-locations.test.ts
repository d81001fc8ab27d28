import { readFileSync, symlinkSync } from 'node:fs'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { findPhotoLocations } from '@/app/_findings/content/photo-locations'
import { REPOSITORY } from '@/tests/support/copy-site'
import { write } from '@/tests/support/write'

const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
const placed = picture.clone().withExif({ IFD3: { GPSLatitude: '51/1 30/1 3230/100', GPSLatitudeRef: 'N' } })
const XMP = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:p="http://ns.adobe.com/photoshop/1.0/" p:City="PLACE"/></rdf:RDF></x:xmpmeta>`
const named = (city: string) => picture.clone().withXmp(XMP.replace('PLACE', city))
const MOV = '\0\0\0\x14ftypqt  '.padEnd(65_530) // the mark lies across the 64 KB that are read at once
const MP4 = '\0\0\0\x18ftypmp42\0\0\0\0mp42isom'

beforeAll(() => symlinkSync('nowhere', 'public/old.pdf', 'junction'))

test.each<[file: string, bytes: string | Buffer, remedy?: string]>([
  ['empty.jpg', await named('').jpeg().toBuffer()],
  ['walk.jpg', await placed.jpeg().toBuffer(), 'run npm run picture -- "public/unused/walk.jpg"'],
  ['.well-known/walk.avif', await placed.avif().toBuffer(), 'run npm run picture'],
  ['city.webp', await named('Ulm').webp().toBuffer(), 'run npm run picture'],
  ['walk.heic', readFileSync(`${REPOSITORY}/tests/support/upright.heic`), 'run npm run picture'],
  ['none.mp4', `${MP4}\xa9xyz, as words`],
  ['walk.mp4', `${MP4}\xa9xyz\0\x12\x15\xc7+51.5000-000.1000/`, 'run ffmpeg -i "public/unused/walk.mp4"'],
  ['walk.mov', `${MOV}com.apple.quicktime.location.ISO6709`, '-c copy "walk.mov"'],
  ['walk.webm', '\x1aE\xdf\xa3\x42\x82\x84webm\x45\xa3\x88LOCATION', 'run ffmpeg'],
])('names a file that says where it was taken, whether shown or not: %s', async (name, bytes, remedy) => {
  write(`public/unused/${name}`, Buffer.from(bytes as string, 'latin1'))
  const found = (await findPhotoLocations()).filter(({ path }) => path[0] === `public/unused/${name}`)
  expect(found.map(({ text }) => text)).toEqual(remedy ? [expect.stringContaining(remedy)] : [])
})
