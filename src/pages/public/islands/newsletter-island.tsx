import { Newsletter } from '@/features/newsletter/components/newsletter'

/** The newsletter on a page of text. Stands on its own, without a router. */
export default function NewsletterIsland() {
  return <Newsletter />
}
