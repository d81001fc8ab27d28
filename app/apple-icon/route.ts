import { fileRoute } from '@/app/_metadata/file-route'
import { iconPicture } from '@/app/_metadata/icon'

// Larger than Apple asks for, so that the manifest can name it as well.
export const GET = fileRoute(await iconPicture(512), 'image/png')
