import { ProfileFrame } from '@/components/github/profile-frame'

export default function Loading() {
  return (
    <ProfileFrame>
      <div role="status" className="grid flex-1 place-content-center justify-items-center gap-4">
        <span
          aria-hidden
          className="size-12 animate-spin rounded-full border-2 border-line border-t-primary"
        />
        <p className="font-mono text-label text-muted">Reading the profile</p>
      </div>
    </ProfileFrame>
  )
}
