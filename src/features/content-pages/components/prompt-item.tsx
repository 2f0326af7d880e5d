import { Check } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import type { Prompt } from '@/content/schema'
import { fillBlanks } from '@/lib/blanks'
import { anchorOf, placeInList, promptPath } from '@/lib/prompt-path'
import { useBlankAnswers } from '@/lib/use-blank-answers'
import { type CardAction, PromptCard } from '@/components/prompt-card'
import { saveAndShare, useIsSaved } from '@/components/save-and-share'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/class-names'
import { useIsHidden, usePagePrompts } from './page-prompts-context'

interface PromptItemProps {
  /** Position in the page's list, from 1. */
  number: number
  /** What stands before the prompt instead of its number. */
  label?: string
  prompt: Prompt
  /** Stands under the title. */
  about?: ReactNode
  /** Whether it is shown on a sheet, with `head` in place of its number. */
  isOnSheet?: boolean
  head?: ReactNode
  /** Added to the actions that every prompt has. */
  extraAction?: CardAction
  /** Heading level of its title. */
  level?: 3 | 4
  /** Whether it is ticked as written, if it can be. */
  isTicked?: boolean
  onTick?: () => void
}

/** One prompt of a page. */
export function PromptItem(props: PromptItemProps) {
  const { number, label, prompt, about, isOnSheet, head, extraAction, level = 3, isTicked, onTick } = props
  const { title, short, longer, slug, answer: given } = prompt
  const Title = `h${level}` as const
  const { path, title: page, isForWriting, texts, alone, noteUse } = usePagePrompts()
  const navigate = useNavigate()
  const isHidden = useIsHidden([prompt], number)
  const place = placeInList(path, prompt, number)
  const to = slug ? promptPath(slug) : place
  const [answers, answer] = useBlankAnswers(to)
  const [isOther, setIsOther] = useState(false)
  const other = longer ?? short
  const text = isOther && other ? other : prompt.text
  const filled = fillBlanks(text, answers)
  useEffect(() => {
    if (isHidden && alone === undefined) texts.delete(number)
    else texts.set(number, { number, title, text: filled })
    return () => void texts.delete(number)
  }, [texts, number, title, filled, isHidden, alone])

  const isSaved = useIsSaved({ to, place })
  const openSaved = () => void navigate('/saved')

  return (
    <PromptCard
      className={isOnSheet ? 'scroll-mt-16' : cn('prompt', label && 'max-sm:grid-cols-1')}
      id={anchorOf(prompt, number)}
      name={title}
      isOnSheet={isOnSheet}
      head={isOnSheet ? head : <Numeral number={number} label={label} />}
      title={
        <div>
          <Title className="prompt-title">
            {slug ? (
              <Link className="quiet" to={to}>
                {title}
              </Link>
            ) : (
              title
            )}
          </Title>
          {about}
        </div>
      }
      below={
        <>
          {given && slug && (
            <p className="mt-2 text-small leading-normal text-ink-muted xl:col-start-1">
              <Link className="inline-block py-1 text-accent hover:underline" to={`${promptPath(slug)}#answer`}>
                See an answer
              </Link>
              : {given}
            </p>
          )}
          {other && (
            <Button
              look="link"
              className="justify-self-start underline aria-pressed:text-ink xl:col-start-1"
              aria-pressed={isOther}
              onClick={() => setIsOther(!isOther)}
            >
              {longer ? 'Longer version' : 'Short version'}
            </Button>
          )}
        </>
      }
      text={text}
      answers={answers}
      onAnswer={answer}
      isHidden={isHidden}
      isAlone={alone === number}
      onUse={noteUse}
      isForWriting={isForWriting}
      firstAction={onTick && { label: 'Written', icon: Check, isPressed: isTicked === true, onPress: onTick }}
      actions={[...saveAndShare({ title, page, to, place }, isSaved, openSaved), ...(extraAction ? [extraAction] : [])]}
    />
  )
}

function Numeral({ number, label }: Pick<PromptItemProps, 'number' | 'label'>) {
  if (label) {
    return <span className="num text-[1.0625rem] leading-[1.6] font-normal tracking-normal italic">{label}</span>
  }
  return (
    <span className="num" aria-hidden="true">
      {number}
    </span>
  )
}
