import { readStored } from '@/shared/lib/storage'

/** Puts back the marks that the device remembers on the page's prompts; who has none pays nothing. */
export function bringMarks(): void {
  if ((readStored('promptory:favourites') ?? readStored('promptory:challenge')) === undefined) return
  void import('./restore').then((module) => module.restoreMarks())
}
