/** A place for an ad. Empty, and without any size, until it is filled (`fill-slots.ts`). */
export function AdSlot({ name }: { name: 'home' | 'article' }) {
  return <div className="ad" data-ad={name} />
}
