const SIZE_OF_WORDPRESS = /-\d+x\d+(?=\.\w+$)/
const SIZE_OF_GHOST = /\/size\/w\d+(h\d+)?(?=\/)/

const partsOf = (address: string): string[] => {
  const path = address.replace(/^[a-z][a-z\d+.-]*:\/\/[^/]*/i, '').replace(/[?#].*$/, '')
  return path.split('/').flatMap((part) => {
    try {
      return part === '' || part === '.' ? [] : [decodeURIComponent(part)]
    } catch {
      return [part]
    }
  })
}

/** Resolves a path relative to a file: `../pictures/a.webp` of `posts/b.md` is `pictures/a.webp`. */
export function fromFolder(file: string, address: string): string {
  const parts = file.split('/').slice(0, -1)
  for (const part of partsOf(address)) {
    if (part === '..') parts.pop()
    else parts.push(part)
  }
  return parts.join('/')
}

/** Number of trailing segments two paths share. */
function sharedEnd(a: readonly string[], b: readonly string[]): number {
  let count = 0
  while (count < a.length && count < b.length && a[a.length - 1 - count] === b[b.length - 1 - count]) count += 1
  return count
}

/**
 * Finds pictures among files: by the path relative to the post's file, or else the only file with the longest common
 * end of path. Prefers the full picture to smaller sizes of WordPress and Ghost.
 * @param paths of all files
 */
export function createPictureFinder(paths: Iterable<string>): (address: string, file: string) => string | undefined {
  const all = new Set(paths)
  const byName = new Map<string, string[][]>()
  for (const path of all) {
    const parts = path.split('/')
    const name = parts.at(-1) ?? ''
    byName.set(name, [...(byName.get(name) ?? []), parts])
  }
  const bestEnd = (address: string) => {
    const wanted = partsOf(address)
    const ranked = (byName.get(wanted.at(-1) ?? '') ?? [])
      .map((parts) => ({ path: parts.join('/'), shared: sharedEnd(parts, wanted) }))
      .sort((a, b) => b.shared - a.shared)
    const [best, second] = ranked
    return best && best.shared !== second?.shared ? best.path : undefined
  }
  return (address, file) => {
    const addresses = [address.replace(SIZE_OF_GHOST, '').replace(/\?.*$/, '').replace(SIZE_OF_WORDPRESS, ''), address]
    const exact = addresses.map((each) => fromFolder(file, each)).find((path) => all.has(path))
    return exact ?? addresses.map(bestEnd).find((path) => path !== undefined)
  }
}
