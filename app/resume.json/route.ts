import { resume } from '@/app/_metadata/json-resume'

export function GET() {
  return Response.json(resume())
}
