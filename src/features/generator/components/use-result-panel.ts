import { type ComponentType, useEffect, useState } from 'react'
import type { ResultPanelProps } from './result-panel'

type ResultPanel = ComponentType<ResultPanelProps>

const load = () => import('./result-panel').then((module): ResultPanel => module.default)

/**
 * The result's panel, whose code is fetched apart from the form's.
 * @param isNeeded whether it is to be shown now
 * @returns the panel once its code is there, and a function that fetches it ahead of its need
 * @throws while rendering, where the code was needed and did not come
 */
export function useResultPanel(isNeeded: boolean): [ResultPanel | undefined, () => void] {
  const [panel, setPanel] = useState<ResultPanel>()
  const keep = (loaded: ResultPanel) => setPanel(() => loaded)

  useEffect(() => {
    if (!isNeeded || panel) return
    load().then(keep, (error: unknown) =>
      setPanel(() => {
        throw error
      }),
    )
  }, [isNeeded, panel])

  return [panel, () => void load().then(keep, () => undefined)]
}
