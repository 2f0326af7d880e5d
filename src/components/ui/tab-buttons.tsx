import type { ComponentProps } from 'react'
import { cn } from './class-names'

/** The line below a row of tabs. */
export const TAB_ROW = 'flex gap-1 border-b border-rule'

/** One of them, chosen by `aria-selected` or `aria-pressed`. */
export const TAB =
  'relative inline-flex min-h-12 cursor-pointer items-center px-4 text-ui whitespace-nowrap text-ink-muted after:absolute after:inset-x-3 after:-bottom-px after:hidden after:h-[3px] after:rounded-t-[2px] after:bg-accent hover:text-ink disabled:cursor-not-allowed disabled:text-ink-muted disabled:opacity-60 aria-pressed:font-[560] aria-pressed:text-ink aria-pressed:after:block aria-selected:font-[560] aria-selected:text-ink aria-selected:after:block forced-colors:after:bg-[Highlight]'

/** Buttons that switch the view below, one of them pressed. Narrower on a phone, so that many fit in a row. */
export function TabRow({ className, ...props }: ComponentProps<'div'>) {
  return <div className={cn(TAB_ROW, 'flex-wrap print:hidden', className)} role="group" {...props} />
}

export function TabButton({ className, ...props }: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      className={cn(TAB, 'max-sm:px-[0.45rem] max-sm:text-[0.875rem] max-sm:after:inset-x-[0.45rem]', className)}
      {...props}
    />
  )
}
