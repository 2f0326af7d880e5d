import type { Letter } from '@contracts/send-letter.ts'
import { Confirm } from '@/components/ui/confirm'
import { Notice } from '@/components/ui/notice'

const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' })

/** A number of addresses in words. */
export const addresses = (count: number) => (count === 1 ? '1 address' : `${count.toLocaleString('en')} addresses`)

interface SendQuestionProps {
  subject: string
  count: number
  /** An earlier letter with the same contents, if there was one. */
  earlier: Letter | undefined
  onCancel: () => void
  onConfirm: () => Promise<void>
}

/** Asks before a letter is sent, and says to how many addresses. */
export function SendQuestion({ subject, count, earlier, onCancel, onConfirm }: SendQuestionProps) {
  return (
    <Confirm
      title="Send the letter"
      labels={['Cancel', `Send to ${addresses(count)}`]}
      busyLabel="Starting..."
      look="primary"
      notice={
        earlier && (
          <Notice look="marked">
            {`A letter made of the same went to ${addresses(earlier.counts.sent)} on ${date.format(new Date(earlier.created_at))}.`}
          </Notice>
        )
      }
      onCancel={onCancel}
      onConfirm={onConfirm}
    >
      {`“${subject}” goes to ${addresses(count)}. It can be stopped on its way, but not taken back.`}
    </Confirm>
  )
}
