import { Chip } from '@/components/ui/chip'
import { hasWord, PICTURE_WORDS, type PictureKind, SHAPE_NAMES, toggleWord } from '../lib/picture-words'

interface PictureChipsProps {
  description: string
  onChange: (description: string) => void
}

const labelOf = (word: string) => {
  const ratio = word.replace('--ar ', '')
  return ratio === word ? word.charAt(0).toUpperCase() + word.slice(1) : `${SHAPE_NAMES[ratio]} ${ratio}`
}

/** Light, lens and shape for the description of a picture: one press puts one in, another takes it out. */
export function PictureChips({ description, onChange }: PictureChipsProps) {
  return (Object.keys(PICTURE_WORDS) as PictureKind[]).map((kind) => (
    <fieldset key={kind} className="mt-2 w-full min-w-0">
      <legend className="mb-1 text-ui font-[520]">{kind}</legend>
      <div className="scroll-row flex gap-1.5 contain-inline-size [--row:var(--paper-raised)] sm:flex-wrap">
        {PICTURE_WORDS[kind].map((word) => (
          <Chip
            key={word}
            className="whitespace-nowrap"
            aria-pressed={hasWord(description, word)}
            onClick={() => onChange(toggleWord(description, kind, word))}
          >
            {labelOf(word)}
          </Chip>
        ))}
      </div>
    </fieldset>
  ))
}
