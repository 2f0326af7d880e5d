import { Check } from 'lucide-react'
import { useEffect, useState } from 'react'
import { type PromptScore, scorePrompt } from '@/lib/prompt-score'
import type { PromptScoreProps } from './prompt-score'

// The text is looked through when the hands rest, and read out when they have rested a while longer.
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

/** What is said to screen readers: only what somebody at a field has brought about, and only after a pause. */
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
        <details>
          <summary>
            <span className="meter" aria-hidden="true">
              {score.checks.map(({ id, isMet }) => (
                <i key={id} className={isMet ? 'on' : undefined} />
              ))}
            </span>
            <span className="score-count">
              {score.met} of {score.checks.length}
            </span>
            <span className="score-advice">{score.missing ? score.missing.advice : 'Nothing is missing.'}</span>
          </summary>
          <ul>
            {score.checks.map(({ id, label, isMet, advice }) => (
              <li key={id}>
                {isMet ? <Check className="i" aria-hidden /> : <span className="score-gap" aria-hidden="true" />}
                <span>
                  <b>{label}</b>
                  {isMet ? <span className="sr"> is there.</span> : `: ${advice}`}
                </span>
              </li>
            ))}
          </ul>
        </details>
      )}
      <span className="sr" role="status">
        {announcement}
      </span>
    </>
  )
}
