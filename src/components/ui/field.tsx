import type { ComponentProps } from 'react'
import { cn } from './class-names'

const BOX =
  'w-full rounded-control border border-rule-strong bg-paper-raised px-3.5 py-[0.65rem] transition-[border-color] duration-quick placeholder:text-ink-muted placeholder:opacity-100 hover:border-ink focus-visible:border-focus focus-visible:outline-2 focus-visible:outline-offset-1 focus-visible:outline-focus group-data-bad/field:border-2 group-data-bad/field:border-danger'
const ARROW =
  'appearance-none bg-[image:linear-gradient(45deg,transparent_50%,currentColor_50%),linear-gradient(-45deg,transparent_50%,currentColor_50%)] bg-size-[0.36rem_0.36rem] bg-position-[right_1.16rem_center,right_0.8rem_center] bg-no-repeat pr-9'

/** A label, its control, and messages about it. `isBad` marks the text as invalid. */
export function Field({ isBad, className, ...props }: ComponentProps<'div'> & { isBad?: boolean }) {
  return (
    <div
      data-bad={isBad || undefined}
      className={cn('group/field grid gap-[0.4rem] [&>label]:text-ui [&>label]:font-[520]', className)}
      {...props}
    />
  )
}

/** What is wrong with a field. */
export function FieldError({ className, ...props }: ComponentProps<'span'>) {
  return (
    <span
      data-error
      className={cn(
        'flex items-center gap-[0.4rem] text-small font-[520] text-danger empty:hidden [&_.i]:size-4',
        className,
      )}
      {...props}
    />
  )
}

export function Input({ className, ...props }: ComponentProps<'input'>) {
  return <input className={cn(BOX, 'min-h-12 text-[1rem]', className)} {...props} />
}

export function Select({ className, ...props }: ComponentProps<'select'>) {
  return <select className={cn(BOX, ARROW, 'min-h-12 text-[1rem]', className)} {...props} />
}

/** A multi-line field in the reading font; `isPlain` uses the font of other fields, for short texts. */
export function TextArea({ isPlain, className, ...props }: ComponentProps<'textarea'> & { isPlain?: boolean }) {
  const look = isPlain ? 'min-h-12 text-[1rem]' : 'min-h-36 font-serif text-[1.25rem] leading-normal'
  return <textarea className={cn(BOX, 'resize-y', look, className)} {...props} />
}
