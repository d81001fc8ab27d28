// `rewrites.ts` in app/_config leads from `/icon.svg` here.
import { fileRoute } from '@/app/_metadata/file-route'
import { iconDrawing } from '@/app/_metadata/icon'

export const GET = fileRoute(iconDrawing(), 'image/svg+xml')
