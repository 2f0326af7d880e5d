import { Busy } from '@/components/ui/spinner'

/** Shown at an address without a prerendered page while its chunks load. */
export function Loading() {
  return <Busy className="wrap mt-near">Loading...</Busy>
}
