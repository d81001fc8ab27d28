import { previewAlt, previewRoute } from '@/app/preview-picture'

export { contentType, size } from '@/app/preview-picture'

export const alt = previewAlt('/services')

export default await previewRoute('/services')
