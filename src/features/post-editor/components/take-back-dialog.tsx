import { Confirm } from '@/components/ui/confirm'

interface TakeBackDialogProps {
  title: string
  slug: string
  onCancel: () => void
  /** Takes the post back and reports the result. */
  onConfirm: () => Promise<void>
}

/** Asks before a post is taken back, and says what will happen. */
export function TakeBackDialog({ title, slug, onCancel, onConfirm }: TakeBackDialogProps) {
  return (
    <Confirm
      title="Take this post back?"
      labels={['Cancel', 'Take back']}
      busyLabel="Taking back..."
      look="primary"
      onCancel={onCancel}
      onConfirm={onConfirm}
    >
      “{title}” leaves the blog at once and is a draft again. Its address, /blog/{slug}, stays reserved for it, and so
      do its date and its versions. Who follows a link to it finds nothing there until you publish it again.
    </Confirm>
  )
}
