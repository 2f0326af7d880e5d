import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from './class-names'

/** The classes of a badge. `link` is a badge that leads to a part of the page or to a list. */
export const badgeClass = cva('rounded-sheet border text-small leading-normal whitespace-nowrap no-underline', {
  variants: {
    look: {
      plain: 'inline-block border-rule px-[0.45rem] py-[0.05rem] text-ink-soft',
      model: 'inline-block border-transparent bg-accent-soft px-[0.45rem] py-[0.05rem] text-accent-strong',
      premium: 'inline-block border-transparent bg-marker-soft px-[0.45rem] py-[0.05rem] text-on-marker-soft',
      link: 'inline-flex min-h-target items-center border-rule px-3.5 text-ink-soft hover:border-ink hover:text-ink',
    },
  },
  defaultVariants: { look: 'plain' },
})

/** A word about something: its AI, its category. */
export function Badge({ look, className, ...props }: ComponentProps<'span'> & VariantProps<typeof badgeClass>) {
  return <span className={cn(badgeClass({ look }), className)} {...props} />
}
