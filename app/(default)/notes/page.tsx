import { pageMetadata } from '@/app/_metadata/page-metadata'
import { NoteList } from '@/components/article/note-list'
import { Sheet } from '@/components/layout/sheet'

export const generateMetadata = () => pageMetadata('/notes')

export default function NotesPage() {
  return (
    <Sheet href="/notes">
      <NoteList />
    </Sheet>
  )
}
