import { useEffect, useState } from 'react'
import { Button, ButtonRow, buttonClass } from '@/components/ui/button'
import { LOCAL_GENERATOR_PATH, OFFLINE_PATH } from '../lib/caches'
import { type KeptPage, readKeptPages } from '../lib/kept-pages'

const ALWAYS: KeptPage = { path: LOCAL_GENERATOR_PATH, title: 'AI Prompt Generator, which works on your device alone' }

/** The pages that open without a network. When the network is back, loads the requested page. */
export function KeptPages() {
  const [pages, setPages] = useState<readonly KeptPage[]>([])

  useEffect(() => {
    let isGone = false
    void readKeptPages().then((kept) => {
      if (!isGone) setPages(kept)
    })
    const tryAgain = async () => {
      if (window.location.pathname === OFFLINE_PATH) return
      // A device that has a network again may still not reach the site: do not reload for ever.
      const isThere = await fetch(window.location.href, { method: 'HEAD' }).then(
        ({ status }) => status < 500,
        () => false,
      )
      if (isThere && !isGone) window.location.reload()
    }
    const hear = () => void tryAgain()
    window.addEventListener('online', hear)
    // It may have come back before this was listening.
    if (navigator.onLine) hear()
    return () => {
      isGone = true
      window.removeEventListener('online', hear)
    }
  }, [])

  return (
    <>
      <ButtonRow className="mt-8">
        <Button look="primary" onClick={() => window.location.reload()}>
          Try again
        </Button>
      </ButtonRow>
      <h2 className="mt-8">What is on this device</h2>
      {/* The target keeps the router out: each page is loaded whole, because it is cached whole. */}
      <ul className="mt-4 grid gap-2">
        {[ALWAYS, ...pages].map(({ path, title }) => (
          <li key={path}>
            <a className={buttonClass('link')} href={path} target="_self">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}
