import { Busy } from '@/components/ui/spinner'

/** Stands at an address that no page was rendered for, until its chunks are there. */
export function Loading() {
  return <Busy className="wrap mt-near">Loading...</Busy>
}
