import { resume } from '@/app/_site/resume'

export function GET() {
  return Response.json(resume())
}
