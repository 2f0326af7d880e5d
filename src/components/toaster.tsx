import { Check, TriangleAlert } from 'lucide-react'
import { createRoot } from 'react-dom/client'
import { Toaster, toast } from 'sonner'

/** What a message is about: something worked, something needs a look, something failed. */
export type ToastKind = 'success' | 'warning' | 'error'

const LOOKS: Record<ToastKind, string> = { success: 'toast', warning: 'toast warn', error: 'toast bad' }

let isMounted = false

// A root of its own: the message outlives route changes, and pages that show none never load it.
function mount(): void {
  if (isMounted) return
  isMounted = true
  const host = document.createElement('div')
  document.body.append(host)
  // A page with a bar of buttons at its foot sets the distance that keeps messages off it.
  createRoot(host).render(<Toaster mobileOffset={16} offset={{ bottom: 'var(--toast-bottom, 24px)' }} />)
}

const PHONE_PX = 640

// A phone's buttons lie at the bottom, where the thumb is: a message over them would hold the next step up.
const placeNow = () => (window.innerWidth < PHONE_PX ? 'top-center' : 'bottom-right')

/** Shows one message; see `showToast`. */
export function show(kind: ToastKind, title: string, description?: string): void {
  mount()
  toast.custom(
    () => (
      <div className={`${LOOKS[kind]} w-full sm:w-88`}>
        {kind === 'success' ? <Check className="i" aria-hidden /> : <TriangleAlert className="i" aria-hidden />}
        <strong>{title}</strong>
        {description && <p>{description}</p>}
      </div>
    ),
    { duration: kind === 'success' ? 4000 : 7000, position: placeNow() },
  )
}
