import type { Loss } from '../lib/losses'
import { Confirm } from '@/components/ui/confirm'

interface LossesDialogProps {
  losses: readonly Loss[]
  onSave: () => void
  onGoOn: () => void
}

/** Warns about what saving would remove from the text, with its place. */
export function LossesDialog({ losses, onSave, onGoOn }: LossesDialogProps) {
  return (
    <Confirm
      title="Not everything can be saved"
      labels={['Go on editing', 'Save without it']}
      onCancel={onGoOn}
      onConfirm={onSave}
    >
      A post cannot hold these, so readers would not see them:
      {losses.map(({ what, place }, index) => (
        <span key={index} className="mt-1 block">
          {what}
          {place ? ` after “${place}”` : ' at the beginning'}
        </span>
      ))}
    </Confirm>
  )
}
