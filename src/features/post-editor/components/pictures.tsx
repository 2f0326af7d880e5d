import { useState } from 'react'
import { Link } from 'react-router-dom'
import { showToast } from '@/components/toast'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { PANEL } from '@/components/ui/panel'
import type { PictureUse } from '../api/pictures'
import { useEditor } from '../lib/editor-context'
import { type UsedPicture, usePictures } from '../lib/use-pictures'
import { Confirm } from '@/components/ui/confirm'
import { PictureGrid, pictureFacts, Thumbnail } from './picture-grid'

const PLACES: Readonly<Record<PictureUse['kind'], string>> = {
  post: '',
  draft: 'draft of ',
  deleted: 'deleted post ',
  version: 'older version of ',
  letter: 'letter ',
}

function pathOf({ kind, id, slug }: PictureUse): string {
  if (kind === 'draft') return `/admin/blog/drafts/${id}`
  if (kind === 'deleted') return '/admin/blog/deleted'
  if (kind === 'version') return `/admin/blog/versions/${id}`
  return kind === 'letter' ? '/admin/letter' : `/admin/blog/edit/${encodeURIComponent(slug ?? '')}`
}

function Uses({ uses }: { uses: readonly PictureUse[] }) {
  if (uses.length === 0) return <Badge>Unused</Badge>
  return (
    <ul className="grid gap-1 text-small wrap-anywhere">
      {uses.map((use) => (
        <li key={`${use.kind} ${use.id}`}>
          {PLACES[use.kind]}
          <Link to={pathOf(use)}>{use.title || 'Untitled'}</Link>
        </li>
      ))}
    </ul>
  )
}

/** The warning before a picture is deleted. */
function warning(uses: readonly PictureUse[]): string {
  if (uses.length === 0) return 'It is used nowhere. This action cannot be undone.'
  const shown = uses.filter(({ kind }) => kind === 'post' || kind === 'letter').length
  const kept = uses.length - shown
  const places = (count: number, one: string, many: string) => (count === 1 ? one : `${count} ${many}`)
  return [
    shown > 0 && `Readers would see a gap in ${places(shown, 'one article or letter', 'articles and letters')}.`,
    kept > 0 &&
      `It is in ${places(kept, 'one draft, older version or deleted post', 'drafts, older versions and deleted posts')}, which would lose it.`,
    'This action cannot be undone.',
  ]
    .filter(Boolean)
    .join(' ')
}

/** Every stored picture: where it is used, and whether it can be deleted. */
export function Pictures() {
  const { pictures: api } = useEditor()
  const list = usePictures()
  const [isUnusedOnly, setIsUnusedOnly] = useState(false)
  const [going, setGoing] = useState<UsedPicture>()

  const remove = async ({ address }: UsedPicture) => {
    try {
      await api.remove(address)
      setGoing(undefined)
      void showToast('success', 'Picture deleted')
    } catch (error) {
      void showToast('error', `Failed to delete the picture: ${error instanceof Error ? error.message : String(error)}`)
    } finally {
      void list.retry()
    }
  }

  return (
    <section className={`${PANEL} flex flex-col`} aria-label="Pictures">
      <div className="flex flex-wrap items-center justify-between gap-x-4 border-b border-rule px-4 py-2">
        <h2 className="text-[1.4375rem]">Pictures</h2>
        <label className="flex min-h-target items-center gap-2 text-ui">
          <input
            type="checkbox"
            className="size-4 accent-accent"
            checked={isUnusedOnly}
            onChange={(event) => setIsUnusedOnly(event.target.checked)}
          />
          Unused only
        </label>
      </div>
      <PictureGrid
        list={list}
        keep={({ uses }) => !isUnusedOnly || uses.length === 0}
        empty={isUnusedOnly ? 'Every picture is used.' : 'No pictures yet. They are added in the editor.'}
      >
        {(picture) => (
          <li key={picture.name} className="grid content-start justify-items-start gap-2">
            <a className="w-full" href={picture.address} target="_blank" rel="noreferrer">
              <Thumbnail address={picture.address} />
              <span className="sr-only">Open the picture of {pictureFacts(picture)}</span>
            </a>
            <p className="text-small text-ink-muted">{pictureFacts(picture)}</p>
            <Uses uses={picture.uses} />
            <Button onClick={() => setGoing(picture)}>
              Delete<span className="sr-only"> the picture of {pictureFacts(picture)}</span>
            </Button>
          </li>
        )}
      </PictureGrid>
      {going && (
        <Confirm
          title={going.uses.length > 0 ? 'Delete a picture that is used?' : 'Delete this picture?'}
          labels={['Cancel', 'Delete']}
          busyLabel="Deleting..."
          onCancel={() => setGoing(undefined)}
          onConfirm={() => remove(going)}
        >
          {warning(going.uses)}
        </Confirm>
      )}
    </section>
  )
}
