import type { ShownAnswer } from '@/content/single-prompts'

/** An AI's answer to a prompt: what was filled in, the unedited answer, and an editor's remark. */
export function PromptAnswer({ answer }: { answer: ShownAnswer }) {
  const { blanks, added, date, note, html, isCut } = answer
  const filled = Object.entries(blanks)
  const month = new Date(date).toLocaleDateString('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })
  return (
    <div className="max-w-[46rem]">
      <p className="mt-1 text-ui text-ink-muted">
        Answered by an AI from this text alone, <time dateTime={date}>{month}</time>. Not edited.
        {isCut && ' Parts were left out where you see […].'}
      </p>
      {filled.length > 0 && (
        <>
          <h3 className="mt-5 text-[1.0625rem]">What was filled in</h3>
          <dl className="mt-1 text-ui">
            {filled.map(([name, value]) => (
              <div key={name} className="grid gap-x-4 border-b border-rule py-2 sm:grid-cols-[12rem_minmax(0,1fr)]">
                <dt className="text-ink-muted wrap-anywhere">{name}</dt>
                <dd className="whitespace-pre-wrap wrap-anywhere">{value}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
      {added && <p className="mt-3 text-ui text-ink-muted">With this line below it: “{added}”</p>}
      <h3 className="mt-5 text-[1.0625rem]">The answer</h3>
      <div
        className="article answer mt-2 border-l-2 border-rule-strong pl-4 sm:pl-6"
        dangerouslySetInnerHTML={{ __html: html }}
      />
      <p className="mt-5 bg-marker-soft px-4 py-3 text-on-marker-soft">
        <strong className="font-[560]">An editor’s word.</strong> {note}
      </p>
    </div>
  )
}
