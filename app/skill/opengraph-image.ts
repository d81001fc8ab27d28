import { drawPreview, previewAlt, previewSize } from '@/app/preview-picture'

export const alt = previewAlt('/skill')
export const size = previewSize
export const contentType = 'image/png'

const picture = await drawPreview('/skill')

export default () => new Response(picture, { headers: { 'Content-Type': contentType } })
