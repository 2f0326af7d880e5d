import { METER } from '@/components/ui/meter'
import { Check } from 'lucide-react'
import { useEffect, useState } from 'react'
import { type PromptScore, scorePrompt } from '@/lib/prompt-score'
import type { ScoreKind } from '@/lib/score-kind'

export interface PromptScoreProps {
  text: string
  kind: ScoreKind
}

// The text is scored after a short pause, and the score is read out after a longer one.
const SCORE_AFTER_MS = 300
const ANNOUNCE_AFTER_MS = 1500

function summaryOf({ checks, met, missing }: PromptScore): string {
  return `${met} of ${checks.length}. ${missing ? missing.advice : 'Nothing is missing.'}`
}

/** A text's score, soon after it last changed. */
function useScore({ text, kind }: PromptScoreProps): PromptScore | undefined {
  const [score, setScore] = useState<PromptScore>()
  useEffect(() => {
    const timer = setTimeout(() => setScore(scorePrompt(text, kind)), SCORE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [text, kind])
  return score
}

/** The text for screen readers: announced after a pause, and only while a form field has the focus. */
function useAnnouncement(summary: string): string {
  const [announcement, setAnnouncement] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => {
      if (document.activeElement?.matches('input, textarea, select')) setAnnouncement(summary)
    }, ANNOUNCE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [summary])
  return announcement
}

/** The quiet line under a text, and the list it opens into. */
export default function PromptScoreView(props: PromptScoreProps) {
  const score = useScore(props)
  const announcement = useAnnouncement(score ? summaryOf(score) : '')
  return (
    <>
      {score && (
        <details className="group">
          <summary className="grid min-h-target cursor-pointer list-none grid-cols-[auto_minmax(0,1fr)_auto] content-center items-baseline gap-x-[0.6rem] gap-y-[0.1rem] after:[grid-area:1/3] after:px-2 after:text-[1rem] after:content-['+'/''] group-open:after:content-['–'/''] [&::-webkit-details-marker]:hidden [&:hover_.score-advice]:underline">
            <span className={`${METER} self-center`} aria-hidden="true">
              {score.checks.map(({ id, isMet }) => (
                <i key={id} data-on={isMet || undefined} />
              ))}
            </span>
            <span className="whitespace-nowrap tabular-nums">
              Prompt check: {score.met} of {score.checks.length}
            </span>
            <span className="score-advice col-span-full text-ink-soft decoration-1 underline-offset-[0.2em]">
              {score.missing ? score.missing.advice : 'Nothing is missing.'}
            </span>
          </summary>
          <ul className="grid gap-2 pt-1 pb-2">
            {score.checks.map(({ id, label, isMet, advice }) => (
              <li key={id} className="grid grid-cols-[1rem_minmax(0,1fr)] gap-[0.6rem]">
                {isMet ? (
                  <Check className="i mt-[0.1rem] size-4 text-accent" aria-hidden />
                ) : (
                  <span
                    className="mx-[0.2rem] my-[0.3rem] size-[0.6rem] rounded-full border border-rule-strong"
                    aria-hidden="true"
                  />
                )}
                <span>
                  <b className="font-[560] text-ink-soft">{label}</b>
                  {isMet ? <span className="sr-only"> is there.</span> : `: ${advice}`}
                </span>
              </li>
            ))}
          </ul>
        </details>
      )}
      <span className="sr-only" role="status">
        {announcement}
      </span>
    </>
  )
}
