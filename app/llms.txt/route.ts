import { llmsText } from '@/app/_metadata/llms-text'
import { contentIn } from '@/components/content/content'

export function GET() {
  return new Response(llmsText(contentIn()), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}
