import { pageMetadata } from '@/app/_metadata/page-metadata'
import { NoteList } from '@/components/article/note-list'
import { readNotes } from '@/components/content/articles'
import { words } from '@/components/content/content'
import { Sheet } from '@/components/layout/sheet'
import { counted } from '@/components/text/plural'

export const ensureStatic = 'navigation'

export const metadata = pageMetadata('/notes')

export default function NotesPage() {
  return (
    <Sheet href="/notes" title={words.notes.heading} count={counted(words.notes.count, readNotes().length)}>
      <NoteList />
    </Sheet>
  )
}
