import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from './class-names'

const noticeClass = cva('rounded-control px-4 py-3 text-ui', {
  variants: {
    look: {
      plain: 'bg-paper-sunk text-ink',
      bad: 'bg-danger-soft text-danger',
      marked: 'bg-marker-soft text-on-marker-soft',
    },
  },
})

/** A message in its place on the page. */
export function Notice({
  look = 'plain',
  className,
  ...props
}: ComponentProps<'div'> & VariantProps<typeof noticeClass>) {
  return <div data-notice={look} className={cn(noticeClass({ look }), className)} {...props} />
}
