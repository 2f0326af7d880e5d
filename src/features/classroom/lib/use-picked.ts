import { useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'
import { MAX_CLASS_PROMPTS, readSlugs } from '@/lib/class-link'
import { slugOfPath } from '@/lib/prompt-path'
import { useHydrated } from '@/lib/use-hydrated'

const PARAMETER = 'pick'
const NONE: readonly string[] = []

/** The prompts that a teacher has chosen: they stand in the address, and a reload keeps them. */
export function usePicked() {
  const [params, setParams] = useSearchParams()
  const isHydrated = useHydrated()
  const picked = isHydrated ? readSlugs(params.get(PARAMETER) ?? '') : NONE

  const set = useCallback(
    (change: (before: readonly string[]) => readonly string[]) =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before)
          const slugs = change(readSlugs(before.get(PARAMETER) ?? ''))
          if (slugs.length > 0) next.set(PARAMETER, slugs.join(','))
          else next.delete(PARAMETER)
          return next
        },
        // At once, so that a second press counts from the first one's result.
        { replace: true, preventScrollReset: true, flushSync: true },
      ),
    [setParams],
  )
  const toggle = useCallback(
    ({ to }: { to: string }) =>
      set((before) => {
        const slug = slugOfPath(to)
        if (before.includes(slug)) return before.filter((each) => each !== slug)
        return before.length < MAX_CLASS_PROMPTS ? [...before, slug] : before
      }),
    [set],
  )
  const clear = useCallback(() => set(() => NONE), [set])
  return { picked, toggle, clear }
}
