import { Bookmark, Check, Share2 } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Prompt } from '@/content/schema'
import { fillBlanks, NO_ANSWERS, withAnswer } from '@/lib/blanks'
import { copyText } from '@/lib/clipboard'
import { setFavourite } from '@/lib/favourites'
import { type CardAction, PromptCard } from '@/components/prompt-card'
import { showToast } from '@/components/toast'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/class-names'
import { MESSAGES } from '../messages'
import { useIsHidden, usePagePrompts } from './page-prompts'

interface PromptItemProps {
  /** Position in the page's list, from 1. */
  number: number
  /** What stands before the prompt instead of its number. */
  label?: string
  prompt: Prompt
  /** Stands under the title. */
  about?: ReactNode
  /** It stands alone on a sheet, without its number, or with this in its place. */
  isOnSheet?: boolean
  head?: ReactNode
  /** Beside what can be done with every prompt. */
  extraAction?: CardAction
  /** Of its title among the page's headings. */
  level?: 3 | 4
  /** Whether it is written, where it can be ticked. */
  isTicked?: boolean
  onTick?: () => void
}

/** One prompt of a page. */
export function PromptItem(props: PromptItemProps) {
  const { number, label, prompt, about, isOnSheet, head, extraAction, level = 3, isTicked, onTick } = props
  const { title, short, longer } = prompt
  const Title = `h${level}` as const
  const { path, title: page, isForWriting, texts, saved, alone, noteUse } = usePagePrompts()
  const navigate = useNavigate()
  const isHidden = useIsHidden([prompt], number)
  const [answers, setAnswers] = useState(NO_ANSWERS)
  const [isOther, setIsOther] = useState(false)
  const other = longer ?? short
  const text = isOther && other ? other : prompt.text
  const filled = fillBlanks(text, answers)
  useEffect(() => {
    if (isHidden && alone === undefined) return
    texts.set(number, { number, title, text: filled })
    return () => void texts.delete(number)
  }, [texts, number, title, filled, isHidden, alone])

  const address = `${path}#prompt-${number}`
  const isSaved = saved.has(address)
  const save = (shown: string) => {
    const favourite = { address, text: shown, title, page, savedAt: new Date().toISOString() }
    if (!setFavourite(favourite, !isSaved)) void showToast('error', MESSAGES.notSaved)
    else if (!isSaved) {
      const view = { label: 'View', onPress: () => void navigate('/saved') }
      const undo = { label: 'Undo', onPress: () => void setFavourite(favourite, false) }
      void showToast('success', MESSAGES.saved, undefined, view, undo)
    }
  }

  return (
    <PromptCard
      className={isOnSheet ? 'scroll-mt-16' : cn('prompt', label && 'max-sm:grid-cols-1')}
      id={`prompt-${number}`}
      name={title}
      isOnSheet={isOnSheet}
      head={isOnSheet ? head : <Numeral number={number} label={label} />}
      title={
        <div>
          <Title className="prompt-title">{title}</Title>
          {about}
        </div>
      }
      below={
        other && (
          <Button
            look="link"
            className="justify-self-start underline aria-pressed:text-ink xl:col-start-1"
            aria-pressed={isOther}
            onClick={() => setIsOther(!isOther)}
          >
            {longer ? 'Longer version' : 'Short version'}
          </Button>
        )
      }
      text={text}
      answers={answers}
      onAnswer={(name, value) => setAnswers((before) => withAnswer(before, name, value))}
      isHidden={isHidden}
      isAlone={alone === number}
      onUse={noteUse}
      isForWriting={isForWriting}
      firstAction={onTick && { label: 'Written', icon: Check, isPressed: isTicked === true, onPress: onTick }}
      actions={[
        { label: 'Save', icon: Bookmark, isIconOnly: true, isPressed: isSaved, onPress: save },
        { label: 'Share', icon: Share2, isIconOnly: true, onPress: (shown) => void share(address, shown) },
        ...(extraAction ? [extraAction] : []),
      ]}
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

async function share(address: string, text: string): Promise<void> {
  const url = new URL(address, window.location.href).href
  window.history.replaceState(window.history.state, '', address)
  if (typeof navigator.share === 'function' && window.matchMedia('(pointer: coarse)').matches) {
    // Closing the share sheet rejects; nothing has gone wrong then.
    await navigator.share({ title: document.title, text, url }).catch(() => undefined)
    return
  }
  if (await copyText(url)) void showToast('success', MESSAGES.linkCopied)
  else void showToast('warning', MESSAGES.copyRefused, MESSAGES.linkRefusedHint)
}
