import * as Radix from '@radix-ui/react-dialog'
import { cva, type VariantProps } from 'class-variance-authority'
import { type ComponentProps, type ReactNode, useRef } from 'react'
import { RemoveScroll } from 'react-remove-scroll'
import { keyOf } from '@/lib/key-of'
import { cn } from './class-names'

/** Widths from a tablet on; on a phone a dialog is a sheet from below. */
const dialogClass = cva(
  'fixed inset-x-0 bottom-0 z-50 overscroll-contain border-t border-rule bg-paper-raised shadow-dialog transition-[opacity,translate] duration-calm ease-calm [scroll-padding-block:1rem_8rem] starting:translate-y-6 starting:opacity-0 sm:inset-0 sm:m-auto sm:rounded-control sm:border print:hidden',
  {
    variants: {
      size: {
        narrow: 'max-h-[92dvh] overflow-y-auto sm:h-fit sm:w-[min(30rem,calc(100vw-3rem))]',
        medium: 'max-h-[92dvh] overflow-y-auto sm:h-fit sm:w-[min(42rem,calc(100vw-3rem))]',
        wide: 'max-h-[92dvh] overflow-y-auto sm:h-fit sm:w-[min(52rem,calc(100vw-3rem))]',
        page: 'max-h-[92dvh] overflow-y-auto sm:h-[92dvh] sm:w-[min(75rem,calc(100vw-3rem))]',
        search:
          'overflow-hidden max-sm:top-0 sm:mt-[10vh] sm:mb-auto sm:h-fit sm:max-h-[70vh] sm:w-[min(42rem,calc(100vw-3rem))]',
      },
    },
    defaultVariants: { size: 'medium' },
  },
)

interface DialogProps {
  /** Accessible name, if no `DialogTitle` in it shows one. */
  label?: string
  size?: VariantProps<typeof dialogClass>['size']
  /** `alertdialog` for a question that wants an answer. */
  role?: 'dialog' | 'alertdialog'
  /** Id of the text that says what it is about. */
  describedBy?: string
  /** Whether pressing outside closes it. */
  isLight?: boolean
  /** Called on Escape, `DialogClose`, or a press outside. Without it, only the dialog's own buttons close it. */
  onClose?: () => void
  children: ReactNode
}

/**
 * A sheet over the page while it is rendered. Traps the focus and returns it. Focuses the element with `data-first`.
 *
 * It has no `Radix.Overlay`, because that hides the page's scrollbar by a style sheet, and the browser would restyle
 * every element behind, which takes longer on a phone than the dialog itself. The overlay's own helper keeps wheel and
 * touch from scrolling the page.
 */
export function Dialog({ label, size, role = 'dialog', describedBy, isLight, onClose, children }: DialogProps) {
  const before = useRef<Element | null>(null)
  return (
    <Radix.Root open onOpenChange={() => onClose?.()}>
      <Radix.Portal>
        <div className="fixed inset-0 z-50 bg-scrim print:hidden" />
        <RemoveScroll forwardProps allowPinchZoom removeScrollBar={false}>
          <Radix.Content
            data-dialog
            role={role}
            aria-describedby={describedBy}
            className={dialogClass({ size })}
            onOpenAutoFocus={(event) => {
              before.current = document.activeElement
              const first = (event.target as Element).querySelector<HTMLElement>('[data-first]')
              if (!first) return
              event.preventDefault()
              first.focus()
            }}
            onCloseAutoFocus={(event) => {
              event.preventDefault()
              if (before.current instanceof HTMLElement && before.current.isConnected) before.current.focus()
            }}
            onEscapeKeyDown={(event) => {
              if (keyOf(event) !== 'Escape') event.preventDefault()
            }}
            onInteractOutside={(event) => {
              // A toast is above the dialog; pressing it must not close the dialog.
              const isMessage = event.target instanceof Element && event.target.closest('[data-sonner-toaster]')
              const isScrollbar = event.target === document.documentElement
              if (!isLight || isMessage || isScrollbar) event.preventDefault()
            }}
          >
            {label && <Radix.Title className="sr-only">{label}</Radix.Title>}
            {children}
          </Radix.Content>
        </RemoveScroll>
      </Radix.Portal>
    </Radix.Root>
  )
}

export const DialogClose = Radix.Close

export function DialogTitle({ className, ...props }: ComponentProps<'h2'>) {
  return <Radix.Title className={cn('text-[clamp(1.5rem,1.35rem+0.7vw,1.9rem)]', className)} {...props} />
}

/** What a dialog says and asks. */
export function DialogBody({ children }: { children: ReactNode }) {
  return <div className="grid gap-4 px-6 pt-6 sm:px-8 sm:pt-8">{children}</div>
}

/** The buttons of a `DialogBody`, always in sight. */
export function DialogFooter({ children }: { children: ReactNode }) {
  return (
    <div className="sticky bottom-0 -mx-6 border-t border-rule bg-paper-raised px-6 pt-2 pb-[max(1rem,env(safe-area-inset-bottom))] sm:-mx-8 sm:px-8 max-sm:[&_:is(a,button)]:min-w-0 max-sm:[&_:is(a,button)]:flex-auto max-sm:[&_:is(a,button)]:px-3 max-sm:[&_:is(a,button)]:text-[0.875rem] max-sm:[&_svg]:hidden">
      {children}
    </div>
  )
}
