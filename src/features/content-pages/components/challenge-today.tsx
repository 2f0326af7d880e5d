import { Check, PenLine } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { Prompt } from '@/content/schema'
import { writeLink } from '@/lib/prompt-link'
import { Button, ButtonRow, buttonClass } from '@/components/ui/button'
import { Callout } from '@/components/ui/callout'

interface ChallengeTodayProps {
  day: number
  prompt: Prompt
  isWritten: boolean
  onTick: () => void
}

/** The day to write today, with a link to a writing sheet. */
export function ChallengeToday({ day, prompt, isWritten, onTick }: ChallengeTodayProps) {
  return (
    <Callout className="my-6">
      <h3>
        Today: day {day}, {prompt.title}
      </h3>
      <p className="font-serif text-[1.1875rem] leading-normal">{prompt.text}</p>
      <ButtonRow className="max-sm:*:flex-auto">
        <Link className={buttonClass('primary')} to={writeLink(prompt.text)}>
          <PenLine className="i" aria-hidden />
          Write it here
        </Link>
        <Button
          aria-pressed={isWritten}
          className="aria-pressed:border-accent aria-pressed:text-accent"
          onClick={onTick}
        >
          <Check className="i" aria-hidden />
          Written
        </Button>
      </ButtonRow>
    </Callout>
  )
}
