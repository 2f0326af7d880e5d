import { Modal } from './modal'

/** The post that is being saved is gone: to be created again, or not. */
export function DeletedDialog({ onCreate, onGoOn }: { onCreate: () => void; onGoOn: () => void }) {
  return (
    <Modal
      title="This post was deleted meanwhile"
      role="alertdialog"
      size="narrow"
      onClose={onGoOn}
      actions={
        <>
          <button className="btn btn-secondary" type="button" data-first onClick={onGoOn}>
            Go on editing
          </button>
          <button className="btn btn-primary" type="button" onClick={onCreate}>
            Create it again
          </button>
        </>
      }
    >
      <p>Somebody has deleted it while you were writing. Your text is still here: it can become a post again.</p>
    </Modal>
  )
}
