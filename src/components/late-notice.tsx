interface LateNoticeProps {
  /** What can be had without waiting: on the button. */
  label: string
  onStop: () => void
}

/** Stands in a live region once an answer takes long: says so, and offers what can be had without it. */
export function LateNotice({ label, onStop }: LateNoticeProps) {
  return (
    <p className="notice">
      The service takes longer than usual. What you typed stays here.{' '}
      <button className="link" type="button" onClick={onStop}>
        {label}
      </button>
    </p>
  )
}
