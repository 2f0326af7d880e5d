import { type ComponentType, type MouseEvent, useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { Skeleton } from '@/components/ui/spinner'

const load = () => import('@/features/collections/components/saved-prompts')

/** Moves the focus to the heading above, which stays while the content below is replaced. */
function focusHeading({ currentTarget }: MouseEvent): void {
  const heading = currentTarget.closest('section')?.querySelector<HTMLElement>('h2')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

/** The prompts kept on this device. Its code loads after the page. */
export function SavedPromptsSection() {
  const [Saved, setSaved] = useState<ComponentType>()
  const [hasFailed, setHasFailed] = useState(false)

  useEffect(() => {
    if (hasFailed) return
    load().then(
      ({ SavedPrompts }) => setSaved(() => SavedPrompts),
      () => setHasFailed(true),
    )
  }, [hasFailed])

  if (Saved) return <Saved />
  return (
    <div>
      <p className="max-w-[36rem] font-serif text-lede leading-normal text-ink-soft">
        What you save on these pages, and collections of your own.
      </p>
      {hasFailed ? (
        <>
          <Notice look="bad" role="alert">
            Your prompts could not be shown. They are still on this device.
          </Notice>
          <Button
            onClick={(event) => {
              focusHeading(event)
              setHasFailed(false)
            }}
          >
            Try again
          </Button>
        </>
      ) : (
        <Skeleton>
          <i />
          <i />
          <i />
        </Skeleton>
      )}
    </div>
  )
}
