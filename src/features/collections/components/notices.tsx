import { useRef } from 'react'
import { downloadText } from '@/lib/download'
import { forgetSetAside } from '@/lib/stored-rows'
import { AskFirst } from '@/components/ask-first'
import { Button, ButtonRow } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { MESSAGES } from '../messages'
import { type SavedState, setUnreadableAside } from '../lib/saved-store'

/** What the visitor must know of the device: that it keeps nothing, or that something on it cannot be read. */
export function Notices({ isUnkept, unreadable }: Pick<SavedState, 'isUnkept' | 'unreadable'>) {
  const notice = useRef<HTMLDivElement>(null)
  return (
    <>
      <div className="empty:hidden" role="status">
        {isUnkept && <Notice look="bad">{MESSAGES.unkept}</Notice>}
      </div>
      {unreadable.length > 0 && (
        <Notice ref={notice} className="grid gap-3">
          <p>{MESSAGES.unreadable}</p>
          <ButtonRow>
            <Button onClick={() => downloadText('promptory-unreadable.txt', unreadable.join('\n\n'))}>
              Download it
            </Button>
            <AskFirst
              question="Delete what cannot be read?"
              answer="Delete it for good"
              keep="Keep it"
              onAnswer={() => {
                if (setUnreadableAside()) forgetSetAside()
              }}
              // The notice disappears with the button, so the list's heading gets the focus.
              neighbour={() => notice.current?.closest('[data-saved]')?.querySelector('h3')}
            >
              Delete it
            </AskFirst>
          </ButtonRow>
        </Notice>
      )}
    </>
  )
}
