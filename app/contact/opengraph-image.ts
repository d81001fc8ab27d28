import { previewAlt, previewRoute } from '@/app/preview-picture'

export { contentType, size } from '@/app/preview-picture'

export const alt = previewAlt('/contact')

export default await previewRoute('/contact')
