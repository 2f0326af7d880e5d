import { Bookmark, Share2 } from 'lucide-react'
import { memo, useState, useSyncExternalStore } from 'react'
import { Link } from 'react-router-dom'
import { isForWriting, LEVELS, type Level, type Purpose } from '@/content/tags'
import { NO_ANSWERS, withAnswer } from '@/lib/blanks'
import { copyText } from '@/lib/clipboard'
import { isFavourite, setFavourite, watchFavourites } from '@/lib/favourites'
import type { PromptEntry } from '@/lib/search/search-file'
import { PromptCard } from '@/components/prompt-card'
import { showToast } from '@/components/toast'
import { MESSAGES } from '../messages'

/** One prompt of the shelf: its title leads to it, its page stands below, and all is done here. */
export const ShelfItem = memo(function ShelfItem({ prompt }: { prompt: PromptEntry }) {
  const { title, to, place, path, number, text, purpose, level, minutes } = prompt
  const [answers, setAnswers] = useState(NO_ANSWERS)
  const address = `${path}#prompt-${number}`
  const isSaved = useSyncExternalStore(
    watchFavourites,
    () => isFavourite(address),
    () => false,
  )
  const save = (filled: string) => {
    const favourite = { address, text: filled, title, page: place, savedAt: new Date().toISOString() }
    if (!setFavourite(favourite, !isSaved)) void showToast('error', MESSAGES.notSaved)
    else if (!isSaved) void showToast('success', MESSAGES.saved)
  }
  const share = async () => {
    const url = new URL(to, window.location.href).href
    if (await copyText(url)) void showToast('success', MESSAGES.linkCopied)
    else void showToast('warning', MESSAGES.linkRefused)
  }
  const facts = [place, LEVELS[level as Level], minutes ? `about ${minutes} minutes` : undefined]
  return (
    <PromptCard
      className="border-b border-rule py-5 wrap-anywhere [&_.prompt-text]:mt-2"
      name={title}
      title={
        <div>
          <h3 className="prompt-title">
            <Link className="text-ink decoration-accent/40 hover:text-accent" to={to}>
              {title}
            </Link>
          </h3>
          <p className="text-small leading-normal text-ink-muted">{facts.filter(Boolean).join(' · ')}</p>
        </div>
      }
      text={text}
      answers={answers}
      onAnswer={(name, value) => setAnswers((before) => withAnswer(before, name, value))}
      isForWriting={isForWriting(purpose as Purpose)}
      actions={[
        { label: 'Save', icon: Bookmark, isIconOnly: true, isPressed: isSaved, onPress: save },
        { label: 'Share', icon: Share2, isIconOnly: true, onPress: () => void share() },
      ]}
    />
  )
})
