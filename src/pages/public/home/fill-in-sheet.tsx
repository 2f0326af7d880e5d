import { Check, Copy, ExternalLink } from 'lucide-react'
import { useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { SAMPLES } from '@/content/samples'
import { type Answers, blanksOf, fillBlanks, openBlanksOf, withAnswer } from '@/lib/blanks'
import { copyText } from '@/lib/clipboard'
import { openTarget } from '@/lib/open-in'
import { selectContents } from '@/lib/select-contents'
import { useCopied } from '@/lib/use-copied'
import { LivePrompt } from '@/components/live-prompt'
import { showToast } from '@/components/toast'
import { Button, buttonClass } from '@/components/ui/button'
import { cn } from '@/components/ui/class-names'
import { METER } from '@/components/ui/meter'

const { text: PROMPT, source: SOURCE } = SAMPLES.nightClerk
const BLANKS = blanksOf(PROMPT)
// Initial answers of two blanks.
const EXAMPLES: Answers = { town: 'Trieste', 'room number': '14' }

/** A prompt with blanks to fill in, copy and open. */
export function FillInSheet() {
  const prompt = useRef<HTMLParagraphElement>(null)
  const copyButton = useRef<HTMLButtonElement>(null)
  const [answers, setAnswers] = useState(EXAMPLES)
  const { isCopied, show } = useCopied()

  const text = fillBlanks(PROMPT, answers)
  const filled = BLANKS.length - openBlanksOf(PROMPT, answers).length
  // One primary button at a time: Copy once all blanks are filled in.
  const isComplete = filled === BLANKS.length

  const copy = async () => {
    if (await copyText(text)) {
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
        <Link to={SOURCE}>For a short story</Link>
        <span className={METER}>
          {BLANKS.map(({ name }, index) => (
            <i key={name} data-on={index < filled || undefined} />
          ))}
          <span className="ml-[0.4rem]" role="status">{`${filled} of ${BLANKS.length} filled`}</span>
        </span>
      </div>
      <div className="mt-4 mb-6 max-sm:mt-3 max-sm:mb-4">
        <LivePrompt
          ref={prompt}
          className="font-serif text-sheet leading-[1.56] text-pretty max-sm:text-[1.25rem] max-sm:leading-[1.7]"
          text={PROMPT}
          answers={answers}
          onAnswer={(name, value) => setAnswers((before) => withAnswer(before, name, value))}
          onEnd={() => copyButton.current?.focus()}
        />
      </div>
      <div className="perf" />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 pt-4 max-sm:gap-x-2">
        <Button
          look={isComplete ? 'primary' : 'secondary'}
          className={cn(
            'min-w-37 max-sm:min-h-12 max-sm:min-w-35 max-sm:flex-auto max-sm:px-3',
            isCopied && !isComplete && 'border-accent text-accent enabled:hover:border-accent',
          )}
          ref={copyButton}
          onClick={() => void copy()}
        >
          {isCopied ? <Check className="i" aria-hidden /> : <Copy className="i" aria-hidden />}
          {isCopied ? 'Copied!' : 'Copy prompt'}
        </Button>
        <a
          className={cn(buttonClass('quiet'), 'text-ink-soft max-sm:px-1')}
          href={openTarget('chatgpt', text).url}
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
