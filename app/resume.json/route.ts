import { resume } from '@/app/_metadata/json-resume'
import { contentIn } from '@/components/content/content'

export function GET() {
  return Response.json(resume(contentIn()))
}
