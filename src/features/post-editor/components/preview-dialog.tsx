import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Dialog, DialogClose } from '@/components/ui/dialog'
import { buttonClass } from '@/components/ui/button'

/** The post as visitors will see it, over the form. */
export function PreviewDialog({ children, onClose }: { children: ReactNode; onClose: () => void }) {
  return (
    <Dialog label="Preview" size="page" onClose={onClose}>
      <div className="sticky top-0 z-3 flex items-center justify-between border-b border-rule bg-paper-raised py-1 pr-3 pl-6">
        <p className="text-small leading-normal text-ink-muted">Preview: nothing is saved yet</p>
        <DialogClose className={buttonClass('icon')} aria-label="Close the preview">
          <X className="i" aria-hidden />
        </DialogClose>
      </div>
      <div className="bg-paper pb-12">{children}</div>
    </Dialog>
  )
}
