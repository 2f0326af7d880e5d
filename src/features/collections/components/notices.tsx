import { useRef } from 'react'
import { downloadText } from '@/lib/download'
import { forgetSetAside } from '@/lib/stored-rows'
import { AskFirst } from '@/components/ask-first'
import { MESSAGES } from '../messages'
import { type ShelfState, setUnreadableAside } from '../lib/shelf-store'

/** What the visitor must know of the device: that it keeps nothing, or that something on it cannot be read. */
export function Notices({ isUnkept, unreadable }: Pick<ShelfState, 'isUnkept' | 'unreadable'>) {
  const notice = useRef<HTMLDivElement>(null)
  return (
    <>
      <div className="empty:hidden" role="status">
        {isUnkept && <p className="notice bad">{MESSAGES.unkept}</p>}
      </div>
      {unreadable.length > 0 && (
        <div ref={notice} className="notice grid gap-3">
          <p>{MESSAGES.unreadable}</p>
          <div className="btn-row">
            <button
              className="btn btn-secondary"
              type="button"
              onClick={() => downloadText('promptory-unreadable.txt', unreadable.join('\n\n'))}
            >
              Download it
            </button>
            <AskFirst
              className="btn btn-secondary"
              question="Throw away what cannot be read?"
              answer="Throw it away for good"
              keep="Keep it"
              onAnswer={() => {
                if (setUnreadableAside()) forgetSetAside()
              }}
              // The notice goes with the button: the list below it begins with its heading.
              neighbour={() => notice.current?.closest('.shelf')?.querySelector('h3')}
            >
              Throw it away
            </AskFirst>
          </div>
        </div>
      )}
    </>
  )
}
