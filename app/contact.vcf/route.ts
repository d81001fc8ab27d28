import { contactCard } from '@/app/_metadata/contact-card'
import { contentIn } from '@/components/content/content'

const card = await contactCard(contentIn())

export function GET() {
  const headers = { 'Content-Type': 'text/vcard; charset=utf-8' }
  return card ? new Response(card, { headers }) : new Response(null, { status: 404 })
}
