import { Check, Link as LinkIcon, Maximize, Printer } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { LINES, type Lines, PrintSheet } from '@/components/print-sheet'
import { showToast } from '@/components/toast'
import { Button, buttonClass } from '@/components/ui/button'
import { Chip } from '@/components/ui/chip'
import { Select } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import {
  CLASS_VIEWS,
  type ClassLink,
  classAddress,
  MAX_CLASS_PROMPTS,
  readClassAddress,
  type ClassView as View,
} from '@/lib/class-link'
import { copyText } from '@/lib/clipboard'
import { useCopied } from '@/lib/use-copied'
import { useHydrated } from '@/lib/use-hydrated'
import { type ClassPrompt, useClassPrompts } from '../lib/use-class-prompts'
import { ClassSlides } from './class-slides'

const VIEWS = Object.entries(CLASS_VIEWS) as [View, string][]

const LINE_NAMES: Record<Lines, string> = { usual: 'Lines', wide: 'Wide lines', none: 'No lines' }

/** The prompts of a class link, as slides or for printing. */
export function ClassView() {
  const { hash } = useLocation()
  const isHydrated = useHydrated()
  // The prerendered page has no fragment.
  const link = readClassAddress(isHydrated ? hash : '')
  const { slugs, view } = link
  const [result, tryAgain] = useClassPrompts(slugs)
  if (!isHydrated) return null
  if (slugs.length === 0) {
    return (
      <Message title="This link names no prompts.">
        Ask for the link again, or <Link to="/teachers">choose prompts for a class</Link>.
      </Message>
    )
  }
  if (result.state === 'loading') return <p role="status">Loading the prompts…</p>
  if (result.prompts.length === 0 && result.failed > 0) {
    return (
      <Message title="The prompts did not load.">
        <Button onClick={tryAgain}>Try again</Button>
      </Message>
    )
  }
  if (result.prompts.length === 0) {
    return (
      <Message title="The prompts of this link are no longer here.">
        <Link to="/teachers">Choose prompts for a class</Link>
      </Message>
    )
  }
  const remarks = remarksOn(link, result.missing)
  return (
    <Loaded slugs={slugs} view={view} prompts={result.prompts} remarks={remarks}>
      {result.failed > 0 && (
        <p>
          {result.failed === 1 ? 'One prompt did not load.' : `${result.failed} prompts did not load.`}{' '}
          <Button look="link" onClick={tryAgain}>
            Try again
          </Button>
        </p>
      )}
    </Loaded>
  )
}

/**
 * Explains which parts of a link the page does not show.
 * @param missing number of prompts that no longer exist
 */
function remarksOn({ malformed, surplus }: ClassLink, missing: number): string[] {
  return [
    missing > 0 &&
      `${missing === 1 ? 'One prompt of this link is' : `${missing} prompts of this link are`} no longer here.`,
    malformed > 0 && `${malformed === 1 ? 'One name' : `${malformed} names`} in this link can’t be read.`,
    surplus > 0 &&
      `A class link shows ${MAX_CLASS_PROMPTS} prompts. ${surplus === 1 ? 'One more is' : `${surplus} more are`} left out.`,
  ].filter((remark) => remark !== false)
}

function Message({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="m-auto" role="alert">
      <h1>{title}</h1>
      <p className="mt-4 text-lede">{children}</p>
    </div>
  )
}

interface LoadedProps {
  slugs: readonly string[]
  view: View
  prompts: readonly ClassPrompt[]
  remarks: readonly string[]
  /** Further notices above the prompts. */
  children: ReactNode
}

function Loaded({ slugs, view, prompts, remarks, children }: LoadedProps) {
  const navigate = useNavigate()
  const [lines, setLines] = useState<Lines>('usual')
  const { isCopied, show } = useCopied()
  const stage = useRef<HTMLDivElement>(null)

  const copy = async () => {
    const link = new URL(classAddress(slugs, view), window.location.href).href
    if (await copyText(link)) show()
    else void showToast('warning', 'The browser did not allow copying.', 'Copy the link from the address bar.')
  }
  const fill = async () => {
    try {
      await stage.current?.requestFullscreen()
    } catch {
      void showToast('warning', 'The browser did not allow full screen.')
    }
  }
  const numbered = prompts.map(({ title, text }, index) => ({ title, text, number: index + 1 }))

  return (
    <>
      <div className="flex flex-wrap items-center gap-x-2 gap-y-2 border-b border-rule pb-3 print:hidden">
        <div className="mr-auto flex flex-wrap gap-1.5" role="group" aria-label="How to show them">
          {VIEWS.map(([key, label]) => (
            <Chip
              key={key}
              aria-pressed={view === key}
              onClick={() => void navigate(classAddress(slugs, key), { replace: true })}
            >
              {label}
            </Chip>
          ))}
        </div>
        {view === 'pages' && (
          <Select
            className="w-auto"
            aria-label="Lines to write on"
            value={lines}
            onChange={(event) => setLines(event.target.value as Lines)}
          >
            {Object.keys(LINES).map((key) => (
              <option key={key} value={key}>
                {LINE_NAMES[key as Lines]}
              </option>
            ))}
          </Select>
        )}
        {view !== 'slides' && (
          <Button look="primary" onClick={() => window.print()}>
            <Printer className="i" aria-hidden />
            Print
          </Button>
        )}
        {view === 'slides' && document.fullscreenEnabled && (
          <Button onClick={() => void fill()}>
            <Maximize className="i" aria-hidden />
            Full screen
          </Button>
        )}
        <Button look="quiet" data-done={isCopied || undefined} onClick={() => void copy()}>
          {isCopied ? <Check className="i" aria-hidden /> : <LinkIcon className="i" aria-hidden />}
          {isCopied ? 'Link copied' : 'Copy link'}
        </Button>
      </div>
      {(remarks.length > 0 || children) && (
        <div className="mt-3 print:hidden">
          <Notice look="marked" role="status">
            {remarks.map((remark) => (
              <p key={remark}>{remark}</p>
            ))}
            {children}
          </Notice>
        </div>
      )}
      {/* Hidden, not unmounted, because the timer keeps running while somebody prints. */}
      <div
        ref={stage}
        className={`flex-1 flex-col overflow-y-auto bg-paper fullscreen:px-[4vw] ${view === 'slides' ? 'flex' : 'hidden'}`}
      >
        <ClassSlides prompts={prompts} isShown={view === 'slides'} />
      </div>
      {view !== 'slides' && (
        <div className="mx-auto my-6 w-[190mm] bg-[white] p-[10mm] shadow-lift max-lg:[zoom:0.8] max-sm:[zoom:0.44] print:m-0 print:w-auto print:p-0 print:shadow-none print:[zoom:1]">
          <PrintSheet layout={view === 'cards' ? 'cards' : 'worksheet'} prompts={numbered} lines={lines} />
        </div>
      )}
      <p className="mt-auto pt-3 text-small text-ink-muted print:hidden">
        Nothing about you is stored. No account needed.{' '}
        <Link className={buttonClass('link')} to="/teachers">
          For teachers
        </Link>
      </p>
    </>
  )
}
