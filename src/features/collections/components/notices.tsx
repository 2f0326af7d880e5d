import { useState } from 'react'
import { downloadText } from '@/shared/lib/download'
import { forgetSetAside } from '@/shared/lib/stored-rows'
import { MESSAGES } from '../messages'
import { type ShelfState, setUnreadableAside } from '../model/shelf-store'

/** What the visitor must know of the device: that it keeps nothing, or that something on it cannot be read. */
export function Notices({ isUnkept, unreadable }: Pick<ShelfState, 'isUnkept' | 'unreadable'>) {
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <div role="status">{isUnkept && <p className="notice bad">{MESSAGES.unkept}</p>}</div>
      {unreadable.length > 0 && (
        <div className="notice shelf-notice">
          <p>{MESSAGES.unreadable}</p>
          <div className="btn-row">
            <button
              className="btn btn-secondary"
              type="button"
              onClick={() => downloadText('promptory-unreadable.txt', unreadable.join('\n\n'))}
            >
              Download it
            </button>
            {isAsking ? (
              <>
                <button
                  className="btn btn-danger"
                  type="button"
                  onClick={() => {
                    setIsAsking(false)
                    if (setUnreadableAside()) forgetSetAside()
                  }}
                >
                  Throw it away for good
                </button>
                <button className="btn btn-secondary" type="button" onClick={() => setIsAsking(false)}>
                  Keep it
                </button>
              </>
            ) : (
              <button className="btn btn-secondary" type="button" onClick={() => setIsAsking(true)}>
                Throw it away
              </button>
            )}
          </div>
        </div>
      )}
    </>
  )
}
