import { llmsText } from '@/app/_metadata/llms-text'

export function GET() {
  return new Response(llmsText(), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}
