import { fileRoute } from '@/app/_metadata/file-route'
import { iconPicture } from '@/app/_metadata/icon'

export const GET = fileRoute(await iconPicture(), 'image/png')
