import { useCallback, useEffect, useState } from 'react'

/** The kinds of editor: the vendor's cloud build, the self-hosted one, or a plain field. */
export type EditorBuild =
  | { readonly kind: 'cloud'; readonly apiKey: string }
  | { readonly kind: 'own' }
  | { readonly kind: 'plain' }

// After this long, tries the next editor. After our own there is only a plain field, and it comes with the site.
const PATIENCE_MS = { cloud: 9000, own: 30_000 }

// Shared by all forms of the tab.
let found: EditorBuild | undefined
let isOwnLoaded = false

async function loadOwn(): Promise<EditorBuild> {
  try {
    // Removes what a partly loaded vendor's build has left.
    if (!isOwnLoaded) delete (window as { tinymce?: unknown }).tinymce
    await Promise.race([
      import('../components/tinymce-bundle'),
      new Promise((_resolve, reject) => {
        setTimeout(() => reject(new Error('The editor takes too long.')), PATIENCE_MS.own)
      }),
    ])
    isOwnLoaded = true
    return { kind: 'own' }
  } catch {
    return { kind: 'plain' }
  }
}

/**
 * Finds an editor: the vendor's if there is a key, the self-hosted one without a key or if that fails to load, and a
 * plain field if that fails, too. Undefined until then.
 */
export function useEditorBuild(fetchKey: () => Promise<string | undefined>): {
  build: EditorBuild | undefined
  /** Call it when the editor has loaded. */
  readonly onReady: () => void
  /** Call it when the current build fails to load. */
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
    const timer = setTimeout(onFailed, PATIENCE_MS[build.kind])
    return () => clearTimeout(timer)
  }, [build, isReady, onFailed])

  return { build, onReady, onFailed }
}
