import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
interface LateNoticeProps {
  /** The button's label: the alternative that needs no waiting. */
  label: string
  onStop: () => void
}

/** Shown in a live region if an answer takes long: says so, and offers an alternative that needs no waiting. */
export function LateNotice({ label, onStop }: LateNoticeProps) {
  return (
    <Notice>
      The service takes longer than usual. What you typed stays here.{' '}
      <Button look="link" onClick={onStop}>
        {label}
      </Button>
    </Notice>
  )
}
