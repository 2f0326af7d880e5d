import type { ComponentProps } from 'react'
import { cn } from './class-names'

/** What opens below its `summary`. */
export function Disclosure({ className, ...props }: ComponentProps<'details'>) {
  return (
    <details
      className={cn(
        "[&>summary]:flex [&>summary]:min-h-target [&>summary]:cursor-pointer [&>summary]:items-center [&>summary]:gap-2 [&>summary]:font-serif [&>summary]:text-[1.125rem] [&>summary]:before:w-4 [&>summary]:before:text-ink-muted [&>summary]:before:content-['+'/''] [&[open]>summary]:before:content-['–'/'']",
        className,
      )}
      {...props}
    />
  )
}
