import { SignedIn } from '@/features/account/components/signed-in'
import { sendReadings, unsentReadings } from '@/features/feedback/lib/send-readings'

const sendAll = async () => {
  await sendReadings()
  return unsentReadings()
}

/** What whoever is signed in sees of the account. */
export default function SignedInAccount() {
  return <SignedIn sendReadings={sendAll} />
}
