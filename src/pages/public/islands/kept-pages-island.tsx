import { KeptPages } from '@/features/offline/components/kept-pages'

/** What opens without a network, on the page that says so. Stands on its own, without a router. */
export default function KeptPagesIsland() {
  return <KeptPages />
}
