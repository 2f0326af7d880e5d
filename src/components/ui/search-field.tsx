import { Search } from 'lucide-react'
import { type ComponentProps, useId } from 'react'
import { cn } from './class-names'
import { Input } from './field'

interface SearchFieldProps extends ComponentProps<'input'> {
  /** For those who hear it, and its placeholder. Without one, give it an `id` and a label beside it. */
  label?: string
}

/** A field to search in, with its icon. */
export function SearchField({ label, className, ...props }: SearchFieldProps) {
  const id = useId()
  return (
    <div
      className={cn(
        'relative print:hidden [&_input]:pl-11 [&_input::-webkit-search-cancel-button]:cursor-pointer [&_input::-webkit-search-cancel-button]:grayscale [&>.i]:pointer-events-none [&>.i]:absolute [&>.i]:top-1/2 [&>.i]:left-[0.9rem] [&>.i]:-translate-y-1/2 [&>.i]:text-ink-muted',
        className,
      )}
    >
      {label && (
        <label className="sr-only" htmlFor={id}>
          {label}
        </label>
      )}
      <Search className="i" aria-hidden />
      <Input id={id} type="search" placeholder={label} {...props} />
    </div>
  )
}
