import { fileRoute } from '@/app/_metadata/file-route'
import { iconPicture } from '@/app/_metadata/icon'

// A PNG, because browsers look at the bytes of an icon and not at its name.
export const GET = fileRoute(await iconPicture(32), 'image/png')
