import { categoryLabel } from '@contracts/categories.ts'
import { modelLabel } from '@contracts/models.ts'
import { ArrowLeft, Check, Copy, Download } from 'lucide-react'
import { countWords } from '@contracts/text.ts'
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { blanksOf, fillBlanks, NO_ANSWERS, openBlanksOf, withAnswer } from '@/lib/blanks'
import { copyText } from '@/lib/clipboard'
import { downloadText } from '@/lib/download'
import { selectContents } from '@/lib/select-contents'
import { useCopied } from '@/lib/use-copied'
import { focusBlank, LivePrompt } from '@/components/live-prompt'
import { OpenInLink } from '@/components/open-in-link'
import { blanksLeft } from '@/components/prompt-card'
import { showToast } from '@/components/toast'
import { Button, ButtonRow } from '@/components/ui/button'
import { Disclosure } from '@/components/ui/disclosure'
import type { GeneratedPrompt, ResultSource } from '../lib/history'
import { type PromptLines, promptOf } from '../lib/line-choices'
import { missingWords } from '../lib/missing-words'
import { RESULT_MESSAGES as MESSAGES } from '../result-messages'
import { BrowserAiOffer } from './browser-ai-offer'
import { LineSwitches } from './line-switches'
import { PromptEditor } from './prompt-editor'

const PromptChanges = lazy(() => import('@/components/prompt-changes'))

const DOWNLOAD_NAME = 'ai-prompt.txt'
const MOST_MISSING = 8

const ORIGINS: Record<ResultSource, string> = {
  ai: 'Written by an AI from your description.',
  builtin: 'Written by Promptory’s built-in composer. No AI has seen your text.',
  browser: 'Built in your browser, because the service did not answer.',
}

export interface ResultPanelProps {
  result: GeneratedPrompt
  onBack: () => void
  /** Called when the visitor has changed the prompt. */
  onChange: (result: GeneratedPrompt) => void
}

/** A generated prompt with its actions. */
export default function ResultPanel({ result, onBack, onChange }: ResultPanelProps) {
  const text = useRef<HTMLParagraphElement>(null)
  const [answers, setAnswers] = useState(NO_ANSWERS)
  const [isEditing, setIsEditing] = useState(false)
  const [isCompared, setIsCompared] = useState(false)
  const { isCopied, show } = useCopied()
  const prompt = fillBlanks(result.text, answers)
  const count = blanksOf(result.text).length
  const open = openBlanksOf(result.text, answers).length
  const missing = useMemo(() => missingWords(result.description, result.text), [result])

  const takeText = (edited: string) => {
    if (edited === '' || edited === result.text) return
    setAnswers(NO_ANSWERS)
    onChange({ ...result, text: edited, wordCount: countWords(edited), before: result.before ?? result.text })
  }
  const bringBack = () => {
    const { before = result.text, ...rest } = result
    setAnswers(NO_ANSWERS)
    onChange({ ...rest, text: before, wordCount: countWords(before) })
  }
  const takeLines = (lines: PromptLines) => {
    const next = promptOf(lines, result.model)
    onChange({ ...result, lines, text: next, wordCount: countWords(fillBlanks(next, NO_ANSWERS)) })
  }

  // The result replaced the focused form.
  useEffect(() => {
    // If the visitor opened the tab, leaves the focus there, so arrow keys still switch tabs.
    if (!text.current || document.activeElement?.closest('[role=tablist]')) return
    text.current.focus({ preventScroll: true })
    // The submit button is below the top of the form, so the window may be scrolled past the result's start.
    const panel = text.current.closest('[data-generator]')
    const { top = 0 } = panel?.getBoundingClientRect() ?? {}
    if (top < 0 || top > window.innerHeight / 2) panel?.scrollIntoView()
  }, [])

  const copy = async (): Promise<boolean> => {
    const isDone = await copyText(prompt)
    if (isDone) show()
    else if (text.current) selectContents(text.current)
    const { kind, title, ...rest } = isDone ? MESSAGES.copied : MESSAGES.copyRefused
    if (isDone && open > 0)
      void showToast(kind, title, blanksLeft(open), { label: 'Fill in', onPress: () => focusBlank(text.current) })
    else void showToast(kind, title, 'description' in rest ? rest.description : undefined)
    return isDone
  }

  return (
    <div className="grid flex-1 content-start gap-6 p-6 sm:p-8">
      {/* `scroll-mt` brings the tabs into view, too: on a phone the toast covers them rather than the text. */}
      {isEditing ? (
        <PromptEditor
          text={prompt}
          onSave={(edited) => {
            setIsEditing(false)
            takeText(edited)
          }}
          onCancel={() => setIsEditing(false)}
        />
      ) : (
        <LivePrompt
          ref={text}
          className="scroll-mt-20 font-serif text-[clamp(1.1875rem,1.15rem+0.2vw,1.3125rem)] leading-[1.6] wrap-anywhere whitespace-pre-line outline-offset-8 [unicode-bidi:plaintext]"
          label="Generated prompt"
          text={result.text}
          answers={answers}
          onAnswer={(name, value) => setAnswers((before) => withAnswer(before, name, value))}
        />
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-small text-ink-muted tabular-nums">
        <span>
          {result.wordCount} {result.wordCount === 1 ? 'word' : 'words'}
        </span>
        {count > 0 && (
          <Button look="quiet" className="-mx-2.5" onClick={() => focusBlank(text.current)}>
            {count - open} of {count} filled
          </Button>
        )}
        {!isEditing && (
          <Button look="quiet" className="-mx-2.5" onClick={() => setIsEditing(true)}>
            Edit
          </Button>
        )}
        {result.before !== undefined && !isEditing && (
          <Button look="quiet" className="-mx-2.5" onClick={bringBack}>
            Bring back the original
          </Button>
        )}
        {result.isTruncated && result.before === undefined && <span>Truncated to 100 words</span>}
        <span>
          For {modelLabel(result.model)}, {categoryLabel(result.category).toLowerCase()}
        </span>
      </div>
      {result.lines && result.before === undefined && !isEditing && (
        <LineSwitches lines={result.lines} model={result.model} onChange={takeLines} />
      )}
      {result.source === 'ai' && (
        <Disclosure className="border-y border-rule" onToggle={(event) => setIsCompared(event.currentTarget.open)}>
          <summary>What changed</summary>
          {isCompared && (
            <Suspense>
              <PromptChanges before={result.description} after={result.text} />
            </Suspense>
          )}
        </Disclosure>
      )}
      {missing.length > 0 && (
        <p className="text-small leading-normal text-ink-soft" data-missing>
          Your words that are not in the prompt: {missing.slice(0, MOST_MISSING).join(', ')}
          {missing.length > MOST_MISSING && ` and ${missing.length - MOST_MISSING} more`}.
        </p>
      )}
      <ButtonRow className="max-sm:*:flex-auto">
        <Button look="primary" data-done={isCopied || undefined} className="min-w-45" onClick={() => void copy()}>
          {isCopied ? <Check className="i" aria-hidden /> : <Copy className="i" aria-hidden />}
          {isCopied ? 'Copied!' : 'Copy to Clipboard'}
        </Button>
        <Button
          onClick={() => {
            downloadText(DOWNLOAD_NAME, prompt)
            void showToast(MESSAGES.downloaded.kind, MESSAGES.downloaded.title)
          }}
        >
          <Download className="i" aria-hidden />
          Download as Text
        </Button>
        <OpenInLink model={result.model} prompt={prompt} onCopy={copy} />
      </ButtonRow>
      {!isEditing && result.model !== 'midjourney' && <BrowserAiOffer prompt={prompt} onTake={takeText} />}
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <Button look="link" className="text-ink-soft underline" onClick={onBack}>
          <ArrowLeft className="i" aria-hidden />
          Back to Generator
        </Button>
        <span className="text-small leading-normal text-ink-muted">{ORIGINS[result.source]}</span>
      </div>
    </div>
  )
}
