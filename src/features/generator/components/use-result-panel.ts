import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { loadTemplates } from '../lib/fallback'
import { loadApi } from '../lib/use-generator'
import type { ResultPanelProps } from './result-panel'

type ResultPanel = ComponentType<ResultPanelProps>

const load = () => import('./result-panel').then((module): ResultPanel => module.default)

/**
 * The result's panel, whose code is fetched apart from the form's.
 * @param isNeeded whether it is to be shown now; false and true again tries anew
 * @param onMissing called where the code was needed and did not come
 * @returns the panel once its code is there, and a function that fetches ahead what a request and its result need
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
