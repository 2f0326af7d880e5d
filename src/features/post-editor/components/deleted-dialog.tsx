import { Confirm } from './confirm'

/** The post that is being saved is gone: to be created again, or not. */
export function DeletedDialog({ onCreate, onGoOn }: { onCreate: () => void; onGoOn: () => void }) {
  return (
    <Confirm
      title="This post was deleted meanwhile"
      labels={['Go on editing', 'Create it again']}
      look="primary"
      onCancel={onGoOn}
      onConfirm={onCreate}
    >
      Someone deleted it while you were writing. Your text is still here, and you can create the post again.
    </Confirm>
  )
}
