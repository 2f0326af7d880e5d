import { Callout } from '@/components/ui/callout'
import { SignupForm } from './signup-form'

const LABELS = { submit: 'Subscribe', busy: 'Subscribing...' }
const SUCCESS = { title: 'Subscribed!', description: 'The next letter comes on Monday morning.' }

/** The weekly newsletter: what it is, and the form. Stands anywhere. */
export function Newsletter() {
  return (
    <Callout>
      <h2>One prompt, Monday mornings</h2>
      <p>A letter a week with one prompt, one line worth stealing and nothing else. Unsubscribe at any time.</p>
      <SignupForm list="newsletter" labels={LABELS} success={SUCCESS} />
    </Callout>
  )
}

/** Only the newsletter's form, to place beside other content. */
export function NewsletterLine({ isStacked = false }: { isStacked?: boolean }) {
  return (
    <SignupForm
      list="newsletter"
      labels={{ ...LABELS, field: 'One prompt by email, every Monday' }}
      success={SUCCESS}
      isQuiet
      isStacked={isStacked}
    />
  )
}
