const DEEPEST = 60

/**
 * Takes away what is nested deeper than any text needs, and keeps what is in it. Cleaning takes a time that grows with
 * the depth, and some files have thousands of boxes in each other.
 */
export function flattenDeep<Root extends Element>(root: Root): Root {
  const depths = new Map<Element | null, number>([[root, 0]])
  const elements = [...root.querySelectorAll('*')]
  for (const element of elements) depths.set(element, (depths.get(element.parentElement) ?? 0) + 1)
  // Outermost first: each node moves once.
  for (const element of elements) {
    if ((depths.get(element) ?? 0) <= DEEPEST) continue
    element.before(...element.childNodes)
    element.remove()
  }
  return root
}
