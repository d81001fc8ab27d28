import { drawPreview, previewAlt, previewSize } from '@/app/preview-picture'

export const alt = previewAlt('/github')
export const size = previewSize
export const contentType = 'image/png'

const picture = await drawPreview('/github')

export default () => new Response(picture, { headers: { 'Content-Type': contentType } })
