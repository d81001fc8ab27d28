import { drawPreview, previewAlt, previewSize } from '@/app/preview-picture'

export const alt = previewAlt('/')
export const size = previewSize
export const contentType = 'image/png'

const picture = await drawPreview('/')

export default () => new Response(picture, { headers: { 'Content-Type': contentType } })
