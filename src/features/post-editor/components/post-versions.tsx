import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { Busy } from '@/components/ui/spinner'
import { useEditor } from '../lib/editor-context'
import { useHistoryQuery } from '../lib/use-history-query'
import { VersionList } from './version-list'

/** The versions of a post, once it has loaded. */
export function PostVersions({ id }: { id: string }) {
  const { api } = useEditor()
  const { data: post, error, isLoading, retry } = useHistoryQuery(['post', id], () => api.byId(id))
  if (post) return <VersionList post={post} />
  if (isLoading) return <Busy>Loading...</Busy>
  return (
    <Notice look="bad" role="alert" className="flex flex-wrap items-center gap-3">
      {error ? error.message : 'There is no such post. A deleted one can be put back first.'}
      {error && <Button onClick={() => void retry()}>Retry</Button>}
    </Notice>
  )
}
