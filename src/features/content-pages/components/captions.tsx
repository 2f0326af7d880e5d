import { PenLine } from 'lucide-react'
import type { Caption } from '@/content/schema'
import { Drawing } from '@/components/drawing'
import { PromptItem } from './prompt-item'

interface CaptionsProps {
  captions: readonly Caption[]
  /** Takes one into the generator. */
  onTake: (caption: string) => void
}

/** Captions for pictures, each under our drawing of what it asks for. Drawings come as they come into view. */
export function Captions({ captions, onTake }: CaptionsProps) {
  return (
    <ol className="mt-6 grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-3 [&_.prompt-text]:text-[1.1875rem]">
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
