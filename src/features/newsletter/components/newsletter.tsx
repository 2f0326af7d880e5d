import { Callout } from '@/components/ui/callout'
import { SignUpForm } from './sign-up-form'

/** The weekly newsletter: what it is, and the form. Stands anywhere. */
export function Newsletter() {
  return (
    <Callout>
      <h2>One prompt, Monday mornings</h2>
      <p>A letter a week with one prompt, one line worth stealing and nothing else. Leave whenever you like.</p>
      <SignUpForm
        list="newsletter"
        labels={{ submit: 'Subscribe', busy: 'Subscribing...' }}
        success={{ title: 'Subscribed!', description: 'The next letter comes on Monday morning.' }}
      />
    </Callout>
  )
}
