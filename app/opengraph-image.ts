import { previewAlt, previewRoute } from '@/app/_site/preview-picture'

export { contentType, size } from '@/app/_site/preview-picture'

export const alt = previewAlt('/')

export default await previewRoute('/')
