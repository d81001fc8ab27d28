import { llmsText } from '@/app/_site/llms-text'

export function GET() {
  return new Response(llmsText(), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}
