/** Runs before a build, on content without mistakes. */
import { resizePhotos } from '@/scripts/build/resize-photos'
import { runCommand } from '@/scripts/support/run-command'

runCommand(resizePhotos)
