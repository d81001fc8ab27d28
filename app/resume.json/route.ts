import { resume } from '@/app/_owner/resume'

export function GET() {
  return Response.json(resume())
}
