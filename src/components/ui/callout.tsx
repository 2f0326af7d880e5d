import type { ComponentProps } from 'react'
import { cn } from './class-names'

/** A coloured box at the end of a page: a heading, a sentence, and a link or button. */
export function Callout({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      className={cn(
        'rounded-sheet bg-accent-soft p-[clamp(1.5rem,1rem+2.4vw,3rem)] forced-colors:border print:hidden [&>p]:mt-3 [&>p]:mb-6 [&>p]:max-w-136 [&>p]:text-ink-soft',
        className,
      )}
      {...props}
    />
  )
}
