import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from './class-names'

// The looks are classes of their own (src/styles/buttons.css): a list has a hundred buttons.
const buttonVariants = cva('', {
  variants: {
    look: {
      primary: 'btn btn-primary',
      secondary: 'btn btn-secondary',
      danger: 'btn btn-danger',
      /** An icon alone; needs an `aria-label`. */
      icon: 'btn-icon',
      /** A standalone link, or a button that looks like one. */
      link: 'btn-link',
      /** One of several small ones, such as those below a prompt. `data-done` says for a moment that it did its work. */
      quiet: 'btn-quiet',
    },
    size: { usual: '', big: '' },
  },
  compoundVariants: [{ look: ['primary', 'secondary', 'danger'], size: 'big', class: 'min-h-13 px-6 text-[1rem]' }],
  defaultVariants: { look: 'secondary', size: 'usual' },
})
type ButtonVariants = VariantProps<typeof buttonVariants>

/** The classes of a button, for links that look like one. */
export const buttonClass = (look?: ButtonVariants['look'], size?: ButtonVariants['size']): string =>
  buttonVariants({ look, size })

export function Button({ look, size, className, ...props }: ComponentProps<'button'> & ButtonVariants) {
  return <button type="button" className={cn(buttonClass(look, size), className)} {...props} />
}

/** A row of buttons; `quiet` ones align with the text above them. */
export function ButtonRow({ look, className, ...props }: ComponentProps<'div'> & { look?: 'quiet' }) {
  const row = look === 'quiet' ? 'mt-2 -ml-2.5 text-ink-muted max-sm:-ml-[0.45rem]' : 'gap-3'
  return <div className={cn('flex flex-wrap print:hidden', row, className)} {...props} />
}
