import type { Manifest } from 'vite'

/**
 * The files that modules need in a Vite manifest, through static or dynamic imports.
 * @param isOpen decides for each module whether to follow its dynamic imports, and whether to include it if it is
 *   imported dynamically; by default always
 * @returns paths on the site
 * @throws Error if a source has no chunk
 */
export function filesOf(
  manifest: Manifest,
  sources: readonly string[],
  isOpen: (key: string) => boolean = () => true,
): Set<string> {
  const seen = new Set<string>()
  const files = new Set<string>()
  const add = (key: string) => {
    if (seen.has(key)) return
    seen.add(key)
    const chunk = manifest[key]
    if (!chunk) throw new Error(`No chunk was built for ${key}: see the files of its route.`)
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(`/${file}`)
    for (const imported of chunk.imports ?? []) add(imported)
    if (isOpen(key)) for (const later of (chunk.dynamicImports ?? []).filter(isOpen)) add(later)
  }
  for (const source of sources) add(source)
  return files
}
