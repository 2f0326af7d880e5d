import { Button } from '@/components/ui/button'
import { usePictures } from '../lib/use-pictures'
import { Modal } from '@/components/ui/modal'
import { PictureGrid, pictureFacts, Thumbnail } from './picture-grid'

/** Lets the admin choose a stored picture for the text. */
export function ChoosePicture({ onChoose, onClose }: { onChoose: (address: string) => void; onClose: () => void }) {
  const list = usePictures()
  return (
    <Modal
      title="Pictures"
      size="wide"
      onClose={onClose}
      actions={
        <Button data-first onClick={onClose}>
          Cancel
        </Button>
      }
    >
      <div className="max-h-[55dvh] overflow-y-auto rounded-control border border-rule">
        <PictureGrid list={list} empty="No pictures yet. The picture button of the editor adds them.">
          {(picture) => (
            <li key={picture.name}>
              <button
                type="button"
                className="grid w-full cursor-pointer gap-1 text-left text-small text-ink-muted"
                onClick={() => onChoose(picture.address)}
              >
                <Thumbnail address={picture.address} />
                <span className="sr-only">Picture of </span>
                {pictureFacts(picture)}
              </button>
            </li>
          )}
        </PictureGrid>
      </div>
    </Modal>
  )
}
