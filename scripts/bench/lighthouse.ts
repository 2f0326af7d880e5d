import { nightlyTool } from '../nightly-tools.ts'

/** How a page is slowed down: by calculation, or for real. */
export type Method = 'simulate' | 'devtools'

/** The names of the scores, as figures carry them. */
export const SCORE_NAMES = ['performance', 'accessibility', 'best practices', 'SEO']

/** Runs Lighthouse once: `tools/nightly/lighthouse.ts`. */
export type Measure = (
  url: string,
  options: { throttlingMethod: Method; isPaintOnly?: boolean },
) => Promise<Record<string, number>>

export const loadLighthouse = async (): Promise<Measure> =>
  (await nightlyTool<{ measure: Measure }>('lighthouse.ts')).measure
