import { extname } from 'node:path'
import type { Content } from '@/components/content/content'
import { useContent } from '@/components/content/use-content'
import { isPublicFile } from '@/components/files/public-file'
import { fileAddress } from '@/components/text/addresses'
import { cvAddress } from '@/components/text/cv-address'
import { buttonClass } from '@/components/ui/button-class'
import { ExternalLink } from '@/components/ui/external-link'
import { Icon } from '@/components/ui/icon'

const DOWNLOAD = 'M12 3v12M7 10l5 5 5-5M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4'

/** @param pitch the name of a pitch, whose CV replaces the usual one if it has been printed. */
export function CvLink({ pitch }: { pitch?: string }) {
  const content = useContent()
  const pitchCv = cvAddress(content, pitch)
  const cv = pitch && isPublicFile(pitchCv) ? pitchCv : content.owner.cv
  if (!cv) return null
  return (
    <ExternalLink href={fileAddress(cv)} download={downloadName(cv, content)} className={buttonClass.solid}>
      <Icon path={DOWNLOAD} className="size-5 stroke-2" />
      {content.words.home.cv}
    </ExternalLink>
  )
}

export function OtherCvLinks() {
  const content = useContent()
  const { cv = '' } = content.owner
  return ['.docx', '.txt'].map((ending) => {
    const path = cv.replace(/\.pdf$/, ending)
    if (path === cv || !isPublicFile(path)) return null
    const form = ending.slice(1).toUpperCase()
    return (
      <a
        key={ending}
        href={fileAddress(path)}
        download={downloadName(path, content)}
        aria-label={`${content.words.home.cv}, ${form}`}
        className={buttonClass.line}
      >
        {form}
      </a>
    )
  })
}

/** Names the file after the owner, because a recruiter has many CVs. Browsers rename no file of another host. */
function downloadName(path: string, { owner, words }: Content) {
  return path.startsWith('/') ? `${owner.name} ${words.cv.title}${extname(path)}` : true
}
