import type { PupilText } from '@/content/unit-schema'

interface PupilTextViewProps {
  /** What the text is an example of. */
  heading: string
  text: PupilText
}

/** A text as a pupil might write it, with remarks on some of its words. */
export function PupilTextView({ heading, text: { title, paragraphs, remarks } }: PupilTextViewProps) {
  return (
    <div className="mb-10 grid gap-x-8 gap-y-5 last:mb-0 lg:grid-cols-[3fr_2fr]">
      <div className="min-w-0">
        <h3 className="mb-3 text-[1.1875rem]">{heading}</h3>
        <blockquote className="rounded-sheet border border-rule bg-paper-raised p-5 font-serif leading-reading sm:p-7">
          <p className="font-[560]">{title}</p>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="mt-3 whitespace-pre-line">
              {paragraph}
            </p>
          ))}
        </blockquote>
      </div>
      <div className="min-w-0">
        <h4 className="font-sans text-ui font-[560] text-ink-muted">Remarks</h4>
        <ul className="mt-2">
          {remarks.map(({ quote, remark }) => (
            <li key={quote} className="border-t border-rule py-3 text-ui print:break-inside-avoid">
              <q className="font-serif">{quote}</q>
              <p className="mt-1 text-ink-soft">{remark}</p>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
