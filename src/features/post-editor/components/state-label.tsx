import { Badge } from '@/components/ui/badge'
import type { ListedPost } from '../api/post-schema'
import { whyUnpublished } from '../messages'
import { inWords } from '../lib/local-time'

/** The state of a row that is not published. */
export function StateLabel({ post }: { post: ListedPost }) {
  const { state, is_change: isChange, publish_at: at, publish_problem: problem } = post
  if (state === 'planned' && at && problem) {
    return (
      <span className="text-danger">
        <Badge>Not published</Badge> on {inWords(at)}: {whyUnpublished(problem)}
      </span>
    )
  }
  if (state === 'planned' && at) {
    return (
      <>
        <Badge look="model">{isChange ? 'Planned changes' : 'Planned'}</Badge> for {inWords(at)}
      </>
    )
  }
  if (state === 'taken_back') {
    return (
      <>
        <Badge look="premium">Taken back</Badge> its address stays reserved
      </>
    )
  }
  return <Badge look="premium">{isChange ? 'Draft of changes' : 'Draft'}</Badge>
}
