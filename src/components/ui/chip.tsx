import type { ComponentProps } from 'react'
import { cn } from './class-names'

/** A small round button among several of its kind. A long text in it is cut. */
export function Chip({ children, className, ...props }: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      className={cn(
        'max-w-full min-h-target cursor-pointer rounded-full border border-rule-strong px-3.5 font-sans text-[0.875rem] text-ink-soft transition-colors duration-quick hover:border-ink hover:text-ink aria-pressed:border-marker-line aria-pressed:bg-marker-soft aria-pressed:text-on-marker-soft [&>span]:inline-block [&>span]:max-w-[min(12rem,40vw)] [&>span]:truncate [&>span]:align-bottom',
        className,
      )}
      {...props}
    >
      {children}
    </button>
  )
}
