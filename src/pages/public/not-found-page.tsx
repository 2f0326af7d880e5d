import { useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { MODELS } from '@contracts/models.ts'
import { SearchButton } from '@/components/search-button'
import { Seo } from '@/components/seo'
import { ButtonRow, buttonClass } from '@/components/ui/button'

/** 404. One prerendered file serves every unknown address, so the path is filled in after hydration. */
export default function NotFoundPage() {
  const { pathname } = useLocation()
  const [missingPath, setMissingPath] = useState('')
  useEffect(() => {
    setMissingPath(pathname)
    console.warn('404: no page at', pathname)
  }, [pathname])

  return (
    <>
      <Seo title="Page not found | Promptory" description="There is no page at this address." path="/404" isNoIndex />
      <div className="wrap row">
        <div className="body grid gap-6 pt-[clamp(3rem,2rem+6vw,8rem)] pb-12 xl:grid-cols-[minmax(0,auto)_minmax(0,34rem)] xl:items-start xl:gap-12">
          <p
            className="font-serif text-[clamp(5.5rem,4rem+9vw,12rem)] leading-[0.8] font-[250] tracking-[-0.06em] text-ink oldstyle-nums"
            aria-hidden="true"
          >
            404
          </p>
          <div>
            <h1 className="xl:-mt-[0.12em]">
              <span className="sr-only">404: </span>Oops! Page not found
            </h1>
            <p className="max-w-[36rem] font-serif text-lede leading-normal text-ink-soft mt-4">
              {missingPath ? (
                <>
                  There is no page at <code className="break-all whitespace-normal">{missingPath}</code>. It may have
                  moved or been removed.
                </>
              ) : (
                'There is no page at this address. It may have moved or been removed.'
              )}
            </p>
            <p className="max-w-[36rem] font-serif text-lede leading-normal text-ink-soft mt-4">
              Or take it as a prompt: a librarian keeps sending you to a shelf that isn’t there. Write what she says the
              fourth time.
            </p>
            <SearchButton className="mt-8 w-full max-w-[24rem]" label="Search prompts and articles" />
            <ButtonRow className="mt-4">
              <Link className={buttonClass('primary', 'big')} to="/">
                Return to Home
              </Link>
              <Link className={buttonClass('secondary', 'big')} to="/generator">
                Prompt Generator
              </Link>
            </ButtonRow>
            <p className="text-small leading-normal text-ink-muted mt-8">
              {'Or write for '}
              {MODELS.slice(0, 3).map(({ label, path }, index) => (
                <span key={path}>
                  {index > 0 && ', '}
                  <Link to={path}>{label}</Link>
                </span>
              ))}
              .
            </p>
          </div>
        </div>
      </div>
    </>
  )
}
