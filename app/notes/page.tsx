import { sheetMetadata } from '@/app/_site/sheet-metadata'
import { readNotes } from '@/components/article/articles'
import { NoteList } from '@/components/article/note-list'
import { words } from '@/components/content'
import { Sheet } from '@/components/layout/sheet'
import { counted } from '@/components/ui/plural'

export const ensureStatic = 'navigation'

export const metadata = sheetMetadata('/notes')

export default function NotesPage() {
  return (
    <Sheet href="/notes" title={words.notes.heading} count={counted(words.notes.count, readNotes().length)}>
      <NoteList />
    </Sheet>
  )
}
