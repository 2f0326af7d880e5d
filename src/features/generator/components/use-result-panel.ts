import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { loadTemplates } from '../lib/fallback'
import { loadApi } from '../lib/use-generator'
import type { ResultPanelProps } from './result-panel'

type ResultPanel = ComponentType<ResultPanelProps>

const load = () => import('./result-panel').then((module): ResultPanel => module.default)

/**
 * Loads the code of the result's panel, separately from the form's.
 * @param isNeeded whether to show it now; false and then true again retries
 * @param onMissing called if the code is needed and fails to load
 * @returns the panel once loaded, and a function that preloads what a request and its result need
 */
export function useResultPanel(isNeeded: boolean, onMissing: () => void): [ResultPanel | undefined, () => void] {
  const [panel, setPanel] = useState<ResultPanel>()
  const keep = (loaded: ResultPanel) => setPanel(() => loaded)
  const miss = useEffectEvent(onMissing)

  useEffect(() => {
    if (isNeeded && !panel) load().then(keep, () => miss())
  }, [isNeeded, panel])

  return [
    panel,
    () =>
      void Promise.all([load(), loadApi(), loadTemplates()]).then(
        ([loaded]) => keep(loaded),
        () => undefined,
      ),
  ]
}
