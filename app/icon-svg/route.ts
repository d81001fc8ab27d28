import { iconDrawing } from '@/app/_metadata/icon'

const drawing = iconDrawing()

export function GET() {
  return new Response(drawing, { headers: { 'Content-Type': 'image/svg+xml' } })
}
