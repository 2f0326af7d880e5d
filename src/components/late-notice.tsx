import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
interface LateNoticeProps {
  /** What can be had without waiting: on the button. */
  label: string
  onStop: () => void
}

/** Stands in a live region once an answer takes long: says so, and offers what can be had without it. */
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
