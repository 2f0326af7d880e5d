import { Check, TriangleAlert } from 'lucide-react'
import { createRoot } from 'react-dom/client'
import { Toaster, toast } from 'sonner'
import { Button } from '@/components/ui/button'

/** What a message is about: something worked, something needs a look, something failed. */
export type ToastKind = 'success' | 'warning' | 'error'

/** What a message offers to do. A press ends the message. */
export interface ToastAction {
  readonly label: string
  readonly onPress: () => void
}

const LOOKS: Record<ToastKind, string> = {
  success: 'border-l-accent [&>.i]:text-accent',
  warning: 'border-l-ink [&>.i]:text-ink',
  error: 'border-l-danger [&>.i]:text-danger',
}

let isMounted = false

// Uses its own React root, so that messages outlive route changes and pages without messages never load it.
function mount(): void {
  if (isMounted) return
  isMounted = true
  const host = document.createElement('div')
  document.body.append(host)
  // On a phone a short message lies over the header alone. A page with a bar of buttons at its foot sets the distance
  // that keeps messages off it.
  createRoot(host).render(
    <Toaster mobileOffset={{ top: 6, left: 16, right: 16 }} offset={{ bottom: 'var(--toast-bottom, 24px)' }} />,
  )
}

const PHONE_PX = 640

// On a phone, buttons are at the bottom near the thumb, and a message there would cover the next step.
const placeNow = () => (window.innerWidth < PHONE_PX ? 'top-center' : 'bottom-right')

/** Shows one message; see `showToast`. */
export function show(
  kind: ToastKind,
  title: string,
  description: string | undefined,
  actions: readonly ToastAction[],
): void {
  mount()
  toast.custom(
    (id) => (
      <div
        data-toast={kind}
        className={`grid w-full grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-[0.15rem] rounded-control border border-l-4 border-rule bg-paper-raised px-4 py-3.5 font-sans text-ui shadow-lift sm:w-88 [&>.i]:mt-[0.15rem] ${LOOKS[kind]}`}
      >
        {kind === 'success' ? <Check className="i" aria-hidden /> : <TriangleAlert className="i" aria-hidden />}
        <strong className="font-[560]">{title}</strong>
        {description && <p className="col-start-2 text-[0.875rem] text-ink-soft">{description}</p>}
        {actions.length > 0 && (
          <p className="col-start-2 -mb-2 -ml-2.5 flex">
            {actions.map(({ label, onPress }) => (
              <Button
                key={label}
                look="quiet"
                onClick={() => {
                  toast.dismiss(id)
                  onPress()
                }}
              >
                {label}
              </Button>
            ))}
          </p>
        )}
      </div>
    ),
    { duration: kind === 'success' && actions.length === 0 ? 4000 : 7000, position: placeNow() },
  )
}
