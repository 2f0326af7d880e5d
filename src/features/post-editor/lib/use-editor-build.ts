import { useCallback, useEffect, useState } from 'react'

/** Which editor there is: the vendor's cloud build, the one that comes with the site, or a plain field. */
export type EditorBuild =
  | { readonly kind: 'cloud'; readonly apiKey: string }
  | { readonly kind: 'own' }
  | { readonly kind: 'plain' }

// Past this an editor is taken for lost, and the next one has its turn.
const PATIENCE_MS = 9000

// An editor stays in its tab: a second form uses the one that the first has found.
let found: EditorBuild | undefined
let isOwnLoaded = false

async function loadOwn(): Promise<EditorBuild> {
  try {
    // What the vendor's build may have left half done.
    if (!isOwnLoaded) delete (window as { tinymce?: unknown }).tinymce
    await Promise.race([
      import('../components/tinymce-bundle'),
      new Promise((_resolve, reject) => {
        setTimeout(() => reject(new Error('The editor takes too long.')), PATIENCE_MS)
      }),
    ])
    isOwnLoaded = true
    return { kind: 'own' }
  } catch {
    return { kind: 'plain' }
  }
}

/**
 * Finds an editor: with a key the vendor's, without one or where that does not load the site's own, and where that
 * does not load either a plain field. Undefined while it looks.
 */
export function useEditorBuild(fetchKey: () => Promise<string | undefined>): {
  build: EditorBuild | undefined
  /** To be called when the editor is there. */
  readonly onReady: () => void
  /** To be called when the build at hand does not load. */
  readonly onFailed: () => void
} {
  const [build, setBuild] = useState(found)
  const [isReady, setIsReady] = useState(false)

  useEffect(() => {
    if (build) return undefined
    let isGone = false
    const find = async () => {
      const apiKey = await fetchKey()
      const next: EditorBuild = apiKey ? { kind: 'cloud', apiKey } : await loadOwn()
      if (!isGone) setBuild(next)
    }
    void find()
    return () => {
      isGone = true
    }
  }, [build, fetchKey])

  const onReady = useCallback(() => {
    setIsReady(true)
    found = build
  }, [build])

  const onFailed = useCallback(() => {
    setIsReady(false)
    if (build?.kind === 'cloud') void loadOwn().then(setBuild)
    else setBuild({ kind: 'plain' })
  }, [build])

  useEffect(() => {
    if (!build || build.kind === 'plain' || isReady) return undefined
    const timer = setTimeout(onFailed, PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [build, isReady, onFailed])

  return { build, onReady, onFailed }
}
