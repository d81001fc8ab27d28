import { previewAlt, previewRoute } from '@/app/_site/preview-picture'

export { contentType, size } from '@/app/_site/preview-picture'

export const alt = previewAlt('/contact')

export default await previewRoute('/contact')
