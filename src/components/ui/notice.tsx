import type { ComponentProps } from 'react'

const LOOKS = {
  plain: 'bg-paper-sunk text-ink',
  bad: 'bg-danger-soft text-danger',
  marked: 'bg-marker-soft text-on-marker-soft',
}

/** A message in its place on the page. */
export function Notice({
  look = 'plain',
  className = '',
  ...props
}: ComponentProps<'div'> & { look?: keyof typeof LOOKS }) {
  return (
    <div data-notice={look} className={`rounded-control px-4 py-3 text-ui ${LOOKS[look]} ${className}`} {...props} />
  )
}
