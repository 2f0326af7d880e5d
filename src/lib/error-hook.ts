import type { FaultKind, ReportOptions } from './error-report'

/**
 * Starts reporting faults: uncaught errors, unhandled rejections, and errors passed to the returned function (those a
 * boundary caught). Keeps faults that happen before the sender has loaded, and sends them then.
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
      // The sender did not load (blocked or offline), so the page reports nothing.
      report = () => undefined
    })
  return (error) => report('boundary', error)
}
