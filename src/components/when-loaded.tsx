import { type ComponentType, useEffect, useState } from 'react'
import { Button } from './ui/button'
import { Notice } from './ui/notice'
import { Skeleton } from './ui/spinner'

interface WhenLoadedProps {
  /** Imports the module. The same function each time. */
  load: () => Promise<{ default: ComponentType }>
  /** What is said where it does not load. */
  failure: string
}

/** A part of a page that comes with its own code, such as the backend's client. */
export function WhenLoaded({ load, failure }: WhenLoadedProps) {
  const [Part, setPart] = useState<ComponentType>()
  const [hasFailed, setHasFailed] = useState(false)

  useEffect(() => {
    if (hasFailed) return
    load().then(
      (module) => setPart(() => module.default),
      () => setHasFailed(true),
    )
  }, [load, hasFailed])

  if (Part) return <Part />
  if (!hasFailed) {
    return (
      <Skeleton>
        <i />
        <i />
      </Skeleton>
    )
  }
  return (
    <>
      <Notice look="bad" role="alert">
        {failure}
      </Notice>
      <Button className="mt-4" onClick={() => setHasFailed(false)}>
        Try again
      </Button>
    </>
  )
}
