import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Disclosure } from '@/components/ui/disclosure'
import { Notice } from '@/components/ui/notice'
import { PANEL } from '@/components/ui/panel'
import { FIELD_MESSAGES, whyUnpublished } from '../messages'
import { inWords } from '../lib/local-time'
import type { Plan } from '../lib/use-server-draft'
import { MomentField } from './moment-field'
import { TakeBackDialog } from './take-back-dialog'

/** The form's post on the blog. */
export interface OnBlog {
  readonly title: string
  readonly slug: string
  readonly date: string
}

interface PublicationProps {
  /** The draft's plan; undefined if there is none. */
  plan: Plan | undefined
  /** Whether the form is of a post that is not on the blog. */
  isNew: boolean
  onPlan: (moment: Date) => Promise<void>
  onLift: () => Promise<void>
  /** Undefined if the form is of a draft. */
  post: OnBlog | undefined
  onTakeBack: () => Promise<void>
  onSetDate: (moment: Date) => Promise<void>
}

const notPast = (moment: Date) => (moment.getTime() > Date.now() ? undefined : FIELD_MESSAGES.planInPast)
const notAhead = (moment: Date) => (moment.getTime() <= Date.now() ? undefined : FIELD_MESSAGES.dateAhead)

/** When the post is or was published, and the button to take it back. */
export function Publication({ plan, isNew, onPlan, onLift, post, onTakeBack, onSetDate }: PublicationProps) {
  const [isTakingBack, setIsTakingBack] = useState(false)
  const planField = (
    <MomentField
      key={plan?.at}
      label={isNew ? 'Publish on' : 'Publish the changes on'}
      initial={plan?.at}
      check={notPast}
      submitLabel={plan ? 'Change the plan' : 'Plan'}
      onSubmit={onPlan}
    >
      {plan && <Button onClick={() => void onLift()}>Cancel planning</Button>}
    </MomentField>
  )
  return (
    <section className={`${PANEL} mt-6 grid content-start gap-4 p-6`} aria-labelledby="publication">
      <h2 id="publication" className="text-[1.4375rem]">
        Publication
      </h2>
      {plan?.problem && (
        <Notice look="bad" role="alert">
          It was not published on {inWords(plan.at)}: {whyUnpublished(plan.problem)} Mend it, then publish it or give it
          a new time.
        </Notice>
      )}
      {plan && !plan.problem && (
        <p role="status">
          Planned for <time dateTime={plan.at}>{inWords(plan.at)}</time>. It is published as the draft was saved last.
        </p>
      )}
      {post && (
        <>
          <p>
            On the blog since <time dateTime={post.date}>{inWords(post.date)}</time>.
          </p>
          <div>
            <Button onClick={() => setIsTakingBack(true)}>Take back</Button>
          </div>
          <Disclosure>
            <summary>Change the date</summary>
            <div className="mt-2">
              <MomentField
                key={post.date}
                label="Published on"
                initial={post.date}
                check={notAhead}
                submitLabel="Set the date"
                onSubmit={onSetDate}
              />
            </div>
          </Disclosure>
          <Disclosure>
            <summary>Publish changes later</summary>
            <div className="mt-2">{planField}</div>
          </Disclosure>
        </>
      )}
      {!post && planField}
      {isTakingBack && post && (
        <TakeBackDialog
          title={post.title}
          slug={post.slug}
          onCancel={() => setIsTakingBack(false)}
          onConfirm={() => onTakeBack().finally(() => setIsTakingBack(false))}
        />
      )}
    </section>
  )
}
