import { iconPicture } from '@/app/_site/icon-picture'

/** Far larger than Apple asks for, so that the manifest can name it as well. */
export const size = { width: 512, height: 512 }
export const contentType = 'image/png'

const picture = await iconPicture(size.width)

export default () => new Response(picture, { headers: { 'Content-Type': contentType } })
