import { diffTexts } from '@/lib/diff-texts'

/** What one text has that another has not, word by word. */
export default function PromptChanges({ before, after }: { before: string; after: string }) {
  return (
    <p className="text-ui leading-relaxed wrap-anywhere whitespace-pre-line" data-changes>
      {diffTexts(before, after, ['removed', 'added']).map(({ kind, text }, at) => {
        const key = `${at}-${kind}`
        if (kind === 'added')
          return (
            <ins key={key} className="bg-marker-soft text-on-marker-soft no-underline">
              {text}
            </ins>
          )
        if (kind === 'removed')
          return (
            <del key={key} className="text-ink-muted">
              {text}
            </del>
          )
        return <span key={key}>{text}</span>
      })}
    </p>
  )
}
