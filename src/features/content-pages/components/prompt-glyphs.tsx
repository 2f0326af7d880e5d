import { Bookmark, Check, Copy, ExternalLink, type LucideIcon, PencilLine, Share2 } from 'lucide-react'

const GLYPHS = {
  check: Check,
  copy: Copy,
  open: ExternalLink,
  pencil: PencilLine,
  save: Bookmark,
  share: Share2,
} satisfies Record<string, LucideIcon>

type GlyphName = keyof typeof GLYPHS

/** The drawings that the page's prompts refer to: thirty prompts draw each of them once. */
export function PromptGlyphs() {
  return (
    <div hidden>
      {Object.entries(GLYPHS).map(([name, Icon]) => (
        <Icon key={name} id={`glyph-${name}`} className="glyph" />
      ))}
    </div>
  )
}

/** An icon of a prompt's actions. Needs `PromptGlyphs` somewhere on its page. */
export function Glyph({ name }: { name: GlyphName }) {
  return (
    <svg className="i" viewBox="0 0 24 24" aria-hidden>
      <use href={`#glyph-${name}`} />
    </svg>
  )
}
