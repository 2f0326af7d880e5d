import { Share } from '@/features/blog/components/share'

/** Copy link and share on a prerendered post. */
export default function PostShareIsland() {
  return <Share />
}
