import { LiveList } from '@/features/blog/components/live-list'

/** What keeps a prerendered list of posts up to date. */
export default function BlogListIsland() {
  return <LiveList />
}
