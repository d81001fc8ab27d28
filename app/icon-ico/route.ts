import { iconPicture } from '@/app/_site/icon'

const SIZE = 32

/** An ICO file: the directory with its one entry, then the PNG. */
async function icon() {
  const picture = await iconPicture(SIZE)
  const directory = Buffer.alloc(22)
  directory.writeUInt16LE(1, 2) // an icon, no cursor
  directory.writeUInt16LE(1, 4) // one picture
  directory.writeUInt8(SIZE, 6)
  directory.writeUInt8(SIZE, 7)
  directory.writeUInt16LE(1, 10) // colour plane
  directory.writeUInt16LE(32, 12) // bits a pixel
  directory.writeUInt32LE(picture.length, 14)
  directory.writeUInt32LE(directory.length, 18)
  return new Uint8Array(Buffer.concat([directory, picture]))
}

const file = await icon()

export function GET() {
  return new Response(file, { headers: { 'Content-Type': 'image/x-icon' } })
}
