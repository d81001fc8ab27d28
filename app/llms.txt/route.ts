import { languageFile } from '@/app/_metadata/language-file'

export const GET = await languageFile('/llms.txt')
