import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { Busy } from '@/components/ui/spinner'
import type { HistoryApi } from '../api/history'
import type { PostsApi } from '../api/posts'
import { useHistoryQuery } from '../lib/use-history-query'
import { VersionList } from './version-list'

interface PostVersionsProps {
  id: string
  api: PostsApi
  history: HistoryApi
  askForPassword: () => Promise<boolean>
}

/** The versions of the post of an id, once it is there. */
export function PostVersions({ id, api, history, askForPassword }: PostVersionsProps) {
  const { data: post, error, isLoading, retry } = useHistoryQuery(['post', id], () => api.byId(id), askForPassword)
  if (post) return <VersionList post={post} history={history} askForPassword={askForPassword} />
  if (isLoading) return <Busy>Loading...</Busy>
  return (
    <Notice look="bad" role="alert" className="flex flex-wrap items-center gap-3">
      {error ? error.message : 'There is no such post. A deleted one can be put back first.'}
      {error && <Button onClick={() => void retry()}>Retry</Button>}
    </Notice>
  )
}
