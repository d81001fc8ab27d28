import { contactCard } from '@/app/_metadata/contact-card'
import { fileRoute } from '@/app/_metadata/file-route'
import { contentIn } from '@/components/content/content'

export const GET = fileRoute(await contactCard(contentIn()), 'text/vcard; charset=utf-8')
