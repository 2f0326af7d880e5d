import { Check, Copy, ExternalLink } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { SAMPLES } from '@/content/samples'
import { copyText } from '@/lib/clipboard'
import { selectContents } from '@/lib/select-contents'
import { useCopied } from '@/lib/use-copied'
import { showToast } from '@/components/toast'
import { Button, buttonClass } from '@/components/ui/button'
import { METER } from '@/components/ui/meter'
import { BlankField } from './blank-field'
import { BLANKS, filledPrompt, HERO_PROMPT, initialText, isFilled } from './hero-prompt'

const INITIAL_TEXTS = BLANKS.map(initialText)

/**
 * A prompt whose blanks are typed over in place, then copied or opened. It stands on its own, without a router:
 * on a prerendered page it wakes by itself, with whatever was typed before.
 */
export function FillInSheet() {
  const prompt = useRef<HTMLParagraphElement>(null)
  const copyButton = useRef<HTMLButtonElement>(null)
  const [texts, setTexts] = useState<readonly string[]>(INITIAL_TEXTS)
  const { isCopied, show } = useCopied()

  const fields = () => [...(prompt.current?.querySelectorAll<HTMLElement>('[role=textbox]') ?? [])]
  // The elements hold the text: typing does not wait for React.
  const readFields = () => fields().map(({ textContent }) => textContent)

  // Someone may have typed before this was alive.
  useEffect(() => setTexts(readFields()), [])

  const filled = BLANKS.filter((blank, index) => isFilled(blank, texts[index])).length
  // One green button at a time: copying becomes the thing to do once nothing is left to fill in.
  const isComplete = filled === BLANKS.length

  const copy = async () => {
    if (await copyText(filledPrompt(readFields()))) {
      show()
      void showToast('success', 'Copied to clipboard!')
      return
    }
    if (prompt.current) selectContents(prompt.current)
    void showToast(
      'error',
      'The browser did not allow copying.',
      'The prompt is selected: press Ctrl+C, or hold it and choose Copy.',
    )
  }

  return (
    <div className="sheet max-sm:pt-6 max-sm:pb-4" role="group" aria-label="A prompt to fill in">
      <div className="flex justify-between gap-4 font-sans text-small text-ink-muted tabular-nums">
        <Link to={SAMPLES.nightClerk.source}>For a short story</Link>
        <span className={METER}>
          {BLANKS.map((blank, index) => (
            <i key={blank.label} data-on={index < filled || undefined} />
          ))}
          <span className="ml-[0.4rem]" role="status">{`${filled} of ${BLANKS.length} filled in`}</span>
        </span>
      </div>
      <p
        className="mt-4 mb-6 font-serif text-sheet leading-[1.56] text-pretty max-sm:mt-3 max-sm:mb-4 max-sm:text-[1.25rem] max-sm:leading-[1.7]"
        ref={prompt}
      >
        {HERO_PROMPT.map((part) => {
          if (typeof part === 'string') return part
          const index = BLANKS.indexOf(part)
          return (
            <BlankField
              key={part.label}
              blank={part}
              name={`Blank ${index + 1} of ${BLANKS.length}: ${part.label}`}
              isFilled={isFilled(part, texts[index])}
              onInput={() => setTexts(readFields())}
              onEnter={() => (fields()[index + 1] ?? copyButton.current)?.focus()}
            />
          )
        })}
      </p>
      <div className="perf" />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 pt-4 max-sm:gap-x-2">
        <Button
          look={isComplete ? 'primary' : 'secondary'}
          className={`min-w-37 max-sm:min-h-12! max-sm:min-w-35 max-sm:flex-auto max-sm:px-3! ${isCopied && !isComplete ? 'border-accent! text-accent!' : ''}`}
          ref={copyButton}
          onClick={() => void copy()}
        >
          {isCopied ? <Check className="i" aria-hidden /> : <Copy className="i" aria-hidden />}
          {isCopied ? 'Copied!' : 'Copy prompt'}
        </Button>
        <a
          className={`${buttonClass('quiet')} text-ink-soft max-sm:px-1!`}
          href={`https://chatgpt.com/?q=${encodeURIComponent(filledPrompt(texts))}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          <ExternalLink className="i max-sm:hidden" aria-hidden />
          Open in ChatGPT<span className="sr-only"> (opens a new tab)</span>
        </a>
      </div>
    </div>
  )
}
