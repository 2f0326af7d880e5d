import type { FaultKind, ReportOptions } from './error-report'

/**
 * Begins to tell an address of faults: uncaught errors, rejections that nobody handles, and what is handed to the
 * function that it gives (errors that a boundary caught). What happens before the sender has loaded is kept for it.
 */
export function startErrorHook(options: ReportOptions): (error: unknown) => void {
  const early: [FaultKind, unknown][] = []
  let report = (kind: FaultKind, error: unknown): void => void early.push([kind, error])
  window.addEventListener('error', ({ error }) => report('error', error))
  window.addEventListener('unhandledrejection', ({ reason }) => report('rejection', reason))
  import('./error-report')
    .then(({ createErrorReport }) => {
      report = createErrorReport(options)
      for (const fault of early) report(...fault)
    })
    .catch(() => {
      // Blocked, or offline: the page does without.
      report = () => undefined
    })
  return (error) => report('boundary', error)
}
