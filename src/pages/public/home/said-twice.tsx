import home from '@/content/pages/home'
import { Section } from '@/components/section'

/** A request before and after its blanks were filled in, each with the AI's answer. */
export function SaidTwice() {
  return (
    <Section className="later" note="The facts were there all along. Nobody had asked for them.">
      <h2>The same request, said twice</h2>
      <div className="mt-6 grid gap-6 border-t border-ink pt-4 sm:mt-8 sm:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] sm:grid-rows-[repeat(6,auto)] sm:gap-x-12 sm:gap-y-0 sm:pt-6">
        {home.saidTwice.map(({ title, request, answer, remark }) => (
          <section key={title} className="group grid content-start sm:row-span-6 sm:grid-rows-subgrid">
            <h3>{title}</h3>
            <p className="mt-3 block font-sans text-small text-ink-muted sm:mt-4">You ask</p>
            <p className="mt-1 font-serif text-prompt leading-normal">
              {request.map((part) =>
                typeof part === 'string' ? (
                  part
                ) : (
                  <span key={part[0]} data-filled className="slot">
                    {part[0]}
                  </span>
                ),
              )}
            </p>
            <p className="mt-3 block font-sans text-small text-ink-muted sm:mt-4">Back comes</p>
            <blockquote className="mt-2 rounded-control bg-paper-sunk px-4 py-3 font-serif text-[1.125rem] leading-normal text-ink-soft group-last:bg-accent-soft group-last:text-ink sm:px-6 sm:py-4 sm:leading-[1.55]">
              {answer}
            </blockquote>
            <p className="mt-3 text-ui text-ink-soft">{remark}</p>
          </section>
        ))}
      </div>
      <p className="text-small leading-normal text-ink-muted mt-6">
        Both answers were written by hand, to show the difference.
      </p>
    </Section>
  )
}
