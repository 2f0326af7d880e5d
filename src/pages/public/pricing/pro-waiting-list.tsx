import { SignupForm } from '@/features/signups/components/signup-form'

/** The form for Pro's waiting list. */
export function ProWaitingList() {
  return (
    <SignupForm
      isQuiet
      list="pro"
      labels={{ submit: 'Put me on the list', busy: 'Adding you...' }}
      success={{ title: 'You are on the list.', description: 'A letter comes when Pro opens, and none before.' }}
    />
  )
}
