import { PenLine } from 'lucide-react'
import type { Caption } from '@/content/schema'
import { Drawing } from '@/components/drawing'
import { PromptItem } from './prompt-item'

interface CaptionsProps {
  captions: readonly Caption[]
  /** Puts a caption into the builder. */
  onTake: (caption: string) => void
}

/** Captions for pictures, each under our drawing of what it asks for. Drawings come as they come into view. */
export function Captions({ captions, onTake }: CaptionsProps) {
  return (
    // On a phone they form a row to swipe through, so what follows is not twelve screens further down.
    <ol className="mt-6 gap-x-8 gap-y-10 max-sm:flex max-sm:snap-x max-sm:overflow-x-auto max-sm:pb-4 max-sm:*:w-[85%] max-sm:*:flex-none max-sm:*:snap-start sm:grid sm:grid-cols-2 lg:grid-cols-3 [&_.prompt-text]:text-[1.1875rem]">
      {captions.map((caption, index) => (
        <PromptItem
          key={caption.title}
          number={index + 1}
          prompt={caption}
          isOnSheet
          head={<Drawing className="mb-3" name={caption.plate} alt={`Drawing: ${caption.alt}`} />}
          extraAction={{ label: 'Use in builder', icon: PenLine, onPress: onTake }}
        />
      ))}
    </ol>
  )
}
