import home from '@/content/pages/home'
import { Section } from '@/components/section'

/** One request before and after its blanks were filled in, with what comes back: why the yellow matters. */
export function SaidTwice() {
  return (
    <Section className="later" note="The facts were there all along. Nobody had asked for them.">
      <h2>The same request, said twice</h2>
      <div className="twice">
        {home.saidTwice.map(({ title, request, answer, remark }) => (
          <section key={title}>
            <h3>{title}</h3>
            <p className="tag">You ask</p>
            <p className="ask">
              {request.map((part) =>
                typeof part === 'string' ? (
                  part
                ) : (
                  <span key={part[0]} className="slot filled">
                    {part[0]}
                  </span>
                ),
              )}
            </p>
            <p className="tag">Back comes</p>
            <blockquote className="answer">{answer}</blockquote>
            <p className="remark">{remark}</p>
          </section>
        ))}
      </div>
      <p className="small mt-6">Both answers were written by hand, to show the difference.</p>
    </Section>
  )
}
