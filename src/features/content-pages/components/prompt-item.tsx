import { Bookmark, Check, Share2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { fillBlanks } from '@/lib/blanks'
import { copyText } from '@/lib/clipboard'
import { setFavourite } from '@/lib/favourites'
import { NO_ANSWERS } from '@/components/fill-form'
import { PromptCard } from '@/components/prompt-card'
import { showToast } from '@/components/toast'
import { MESSAGES } from '../messages'
import { usePagePrompts } from './page-prompts'

interface PromptItemProps {
  /** Position in the page's list, from 1. */
  number: number
  /** What stands before the prompt instead of its number. */
  label?: string
  text: string
  /** Whether it is written, where it can be ticked. */
  isTicked?: boolean
  onTick?: () => void
}

/** One prompt of a page. */
export function PromptItem({ number, label, text, isTicked, onTick }: PromptItemProps) {
  const { path, title, texts, saved, alone, noteUse } = usePagePrompts()
  const [answers, setAnswers] = useState(NO_ANSWERS)
  const filled = fillBlanks(text, answers)
  useEffect(() => {
    texts.set(number, filled)
    return () => void texts.delete(number)
  }, [texts, number, filled])

  const address = `${path}#prompt-${number}`
  const isSaved = saved.has(address)
  const save = (shown: string) => {
    const favourite = { address, text: shown, page: title, savedAt: new Date().toISOString() }
    if (!setFavourite(favourite, !isSaved)) void showToast('error', MESSAGES.notSaved)
    else if (!isSaved) void showToast('success', MESSAGES.saved, MESSAGES.savedHint)
  }

  return (
    <PromptCard
      className={`prompt ${label ? 'max-sm:grid-cols-1' : ''}`}
      id={`prompt-${number}`}
      name={label ?? `Prompt ${number}`}
      head={
        label ? (
          <span className="num text-[1.0625rem] leading-[1.6] font-normal tracking-normal italic">{label}</span>
        ) : (
          <span className="num" aria-hidden="true">
            {number}
          </span>
        )
      }
      text={text}
      answers={answers}
      onAnswers={setAnswers}
      isHidden={alone !== undefined && alone !== number}
      onUse={noteUse}
      firstAction={onTick && { label: 'Written', icon: Check, isPressed: isTicked === true, onPress: onTick }}
      actions={[
        { label: 'Save', icon: Bookmark, isIconOnly: true, isPressed: isSaved, onPress: save },
        { label: 'Share', icon: Share2, isIconOnly: true, onPress: (shown) => void share(address, shown) },
      ]}
    />
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
