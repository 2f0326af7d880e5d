/**
 * Draws `count` of the items, each at most once, in their old order.
 * @param random a number from 0 up to 1, as Math.random gives it
 */
export function drawSome<Item>(items: readonly Item[], count: number, random: () => number = Math.random): Item[] {
  const left = items.map((_, index) => index)
  const drawn = new Set<number>()
  while (drawn.size < count && left.length > 0) {
    const [index = 0] = left.splice(Math.floor(random() * left.length), 1)
    drawn.add(index)
  }
  return items.filter((_, index) => drawn.has(index))
}
