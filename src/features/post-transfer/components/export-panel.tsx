import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { PANEL } from '@/components/ui/panel'
import { Busy } from '@/components/ui/spinner'
import { downloadBlob } from '@/lib/download'
import type { TransferApi } from '../api/transfer'
import { useExport } from '../lib/use-export'
import { counted, MESSAGES } from '../messages'

const fileName = () => `promptory-blog-${new Date().toISOString().slice(0, 10)}.zip`

/** Exports the whole blog as Markdown with its pictures. */
export function ExportPanel({ api, isOwn }: { api: TransferApi; isOwn: (address: string) => boolean }) {
  const { state, start } = useExport(api, isOwn, (file) => downloadBlob(fileName(), file))
  return (
    <section className={`${PANEL} grid justify-items-start gap-4 p-6`}>
      <h2 className="text-[1.4375rem]">Export</h2>
      <p className="max-w-[40rem]">
        Every post and draft as a Markdown file, with its pictures, dates, category and old addresses, in one zip. Read
        in again, it gives the same posts.
      </p>
      <Button look="primary" aria-busy={state.kind === 'working'} onClick={() => void start()}>
        Export everything
      </Button>
      {state.kind === 'working' && (
        <Busy>{state.all === 0 ? 'Reading the posts...' : `${state.done} of ${state.all} files...`}</Busy>
      )}
      {state.kind === 'failed' && (
        <Notice look="bad" role="alert">
          {MESSAGES.exportFailed(state.reason)}
        </Notice>
      )}
      {state.kind === 'done' && (
        <p role="status">
          {`The zip holds ${counted(state.posts, 'post', 'posts')} and ${counted(state.pictures, 'picture', 'pictures')}.`}
        </p>
      )}
      {state.kind === 'done' && state.missing.length > 0 && (
        <Notice look="marked" className="wrap-anywhere">
          {`Not found, so that their posts keep the addresses: ${state.missing.join(', ')}`}
        </Notice>
      )}
    </section>
  )
}
