import { Confirm } from '@/components/ui/confirm'

/** The post that is being saved has been deleted: asks whether to create it again. */
export function DeletedDialog({ onCreate, onGoOn }: { onCreate: () => void; onGoOn: () => void }) {
  return (
    <Confirm
      title="This post is off the blog"
      labels={['Go on editing', 'Create it again']}
      look="primary"
      onCancel={onGoOn}
      onConfirm={onCreate}
    >
      Someone deleted it or took it back while you were writing. Your text is still here: save it as a draft, or create
      the post again.
    </Confirm>
  )
}
