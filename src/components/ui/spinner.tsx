import type { ComponentProps } from 'react'
import { cn } from './class-names'

export function Spinner() {
  return (
    <span
      data-spinner
      className="size-5 flex-none animate-[spin_900ms_linear_infinite] rounded-full border-2 border-rule border-t-accent forced-colors:border-t-[Highlight]"
      aria-hidden
    />
  )
}

/** Says that something is loading. */
export function Busy({ className, children, ...props }: ComponentProps<'p'>) {
  return (
    <p className={cn('flex items-center gap-3 text-ink-soft', className)} role="status" {...props}>
      <Spinner />
      {children}
    </p>
  )
}

/** Three dots behind the word of a busy button. */
export function Dots() {
  return (
    <span
      data-dots
      className="inline-flex gap-1 *:size-[0.3rem] *:animate-[dots_900ms_infinite] *:rounded-full *:bg-current forced-colors:*:bg-[CanvasText]"
      aria-hidden
    >
      <i />
      <i className="[animation-delay:150ms]" />
      <i className="[animation-delay:300ms]" />
    </span>
  )
}

/** Placeholder lines while text loads: one `i` each. */
export function Skeleton({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      data-skeleton
      className={cn(
        'grid gap-[0.7rem] *:block *:h-[0.8rem] *:animate-[breathe_1.6s_ease-in-out_infinite] *:rounded-[2px] *:bg-rule',
        className,
      )}
      aria-hidden
      {...props}
    />
  )
}
