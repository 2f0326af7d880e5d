import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from './class-names'

const MOVES = 'transition-[background-color,border-color,color,transform] duration-quick'
const BUTTON = `inline-flex cursor-pointer items-center justify-center gap-[0.55rem] rounded-control border font-sans leading-[1.2] font-[520] no-underline ${MOVES} active:translate-y-px aria-busy:cursor-progress disabled:translate-y-0 disabled:cursor-not-allowed disabled:border-rule disabled:bg-paper-sunk disabled:text-ink-muted`

/** An icon alone; needs an `aria-label`. */
const ICON = `inline-grid size-target cursor-pointer place-items-center rounded-control text-ink-soft no-underline hover:bg-paper-sunk hover:text-ink ${MOVES}`
/** A standalone link, or a button that looks like one. */
const LINK =
  'inline-flex min-h-target items-center gap-[0.4rem] text-ui font-[520] text-accent decoration-[color-mix(in_oklab,var(--accent)_40%,transparent)] hover:text-accent-strong hover:decoration-current hover:decoration-2 [&_.i]:size-4 [&_.i]:transition-transform [&_.i]:duration-quick hover:[&_.i]:translate-x-[3px]'

/** One of several small ones, such as those below a prompt. `data-done` says for a moment that it did its work. */
const QUIET =
  'inline-flex min-h-target min-w-target cursor-pointer items-center justify-center gap-[0.4rem] rounded-control px-2.5 font-sans text-[0.875rem] no-underline transition-colors duration-quick hover:bg-accent-soft hover:text-accent aria-expanded:text-accent aria-pressed:text-accent forced-colors:aria-pressed:outline-2 data-done:font-[520] data-done:text-accent [&_.i]:size-4 max-sm:px-[0.45rem]'

const buttonVariants = cva('', {
  variants: {
    look: {
      primary: `${BUTTON} border-transparent bg-accent-fill text-on-accent enabled:hover:bg-accent-fill-strong data-done:bg-accent-fill-strong [a&]:hover:bg-accent-fill-strong forced-colors:border-current`,
      secondary: `${BUTTON} border-rule-strong text-ink enabled:hover:border-ink enabled:hover:bg-paper-raised [a&]:hover:border-ink [a&]:hover:bg-paper-raised`,
      danger: `${BUTTON} border-transparent bg-danger-fill text-on-danger enabled:hover:bg-danger-fill-strong forced-colors:border-current`,
      icon: ICON,
      link: LINK,
      quiet: QUIET,
    },
    size: { usual: '', big: '' },
  },
  compoundVariants: [
    { look: ['primary', 'secondary', 'danger'], size: 'usual', class: 'min-h-target px-4.5 py-2 text-ui' },
    { look: ['primary', 'secondary', 'danger'], size: 'big', class: 'min-h-13 px-6 py-2 text-[1rem]' },
  ],
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
