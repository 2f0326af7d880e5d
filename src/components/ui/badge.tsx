import type { ComponentProps } from 'react'

const LOOKS = {
  plain: 'border-rule text-ink-soft',
  model: 'border-transparent bg-accent-soft text-accent-strong',
  premium: 'border-transparent bg-marker-soft text-on-marker-soft',
}

/** The classes of a badge, for links that look like one. */
export const badgeClass = (look: keyof typeof LOOKS = 'plain'): string =>
  `inline-block rounded-sheet border px-[0.45rem] py-[0.05rem] text-small leading-normal whitespace-nowrap no-underline ${LOOKS[look]}`

/** A word about something: its AI, its category. */
export function Badge({ look, className = '', ...props }: ComponentProps<'span'> & { look?: keyof typeof LOOKS }) {
  return <span className={`${badgeClass(look)} ${className}`} {...props} />
}
