// Must be first: the analysis libraries look for `require` while they load.
import './commonjs'
import { analyseWriting } from '../../../../supabase/functions/_shared/analysis/analyse-writing.ts'
import { composeFeedback } from '../../../../supabase/functions/_shared/analysis/compose-feedback.ts'
import { factsOf } from '../../../../supabase/functions/_shared/analysis/rules/all.ts'
import { replacementOf } from '../../../../supabase/functions/_shared/analysis/replacement.ts'
import type { Analysis, Dictionary } from '../../../../supabase/functions/_shared/analysis/types.ts'
// By path, because the package exports only a reader that needs a file system.
import affUrl from '../../../../node_modules/dictionary-en/index.aff?url'
import dicUrl from '../../../../node_modules/dictionary-en/index.dic?url'
import type { DeviceAnalysis, WorkerRequest, WorkerResponse } from './analyse-on-device'

// An answer without spelling is better than none: the page waits eight seconds for the whole of it.
const PATIENCE_MS = 3000
// On a slow connection the dictionary still arrives for the next text. A stalled request is retried then.
const LOADING_LIMIT_MS = 30_000

async function read(url: string): Promise<string> {
  const response = await fetch(url, { signal: AbortSignal.timeout(LOADING_LIMIT_MS) })
  if (!response.ok) throw new Error(`The dictionary did not come: ${response.status}.`)
  return response.text()
}

let dictionary: Promise<Dictionary | undefined> | undefined

/** Loads the dictionary with the first text that needs it. Resolves to undefined if it fails. */
function loadDictionary(): Promise<Dictionary | undefined> {
  dictionary ??= Promise.all([
    read(affUrl),
    read(dicUrl),
    import('../../../../supabase/functions/_shared/analysis/spelling/word-frequencies.ts'),
  ])
    .then(([aff, dic, { WORD_FREQUENCIES }]) => ({ aff, dic, frequencies: WORD_FREQUENCIES }))
    .catch(() => {
      // The next text tries again; this one is read without spelling.
      dictionary = undefined
      return undefined
    })
  return dictionary
}

const patience = () => new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), PATIENCE_MS))

/** Whether the site's worker policy, as enforced by this browser, allows WebAssembly. Tries an empty module. */
function canRunWasm(): boolean {
  try {
    void new WebAssembly.Module(Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0))
    return true
  } catch {
    return false
  }
}

let latest: { text: string; analysis: Analysis } | undefined

function measure(text: string): DeviceAnalysis {
  const analysis = latest?.text === text ? latest.analysis : analyseWriting(text)
  latest = { text, analysis }
  const { rhythm, readability, dialogueShare, strength, language, mainThing } = analysis
  return {
    lengths: rhythm.lengths,
    dialogueShare,
    canLookCloser: language.isEnglish && canRunWasm(),
    ...(readability ? { readability } : {}),
    ...(mainThing ? { mainThing } : {}),
    ...(strength ? { strength: { start: strength.start, end: strength.end } } : {}),
  }
}

async function answer({ id, task, text }: WorkerRequest): Promise<WorkerResponse> {
  try {
    if (task === 'analyse') return { id, analysis: measure(text) }
    const loaded = await Promise.race([loadDictionary(), patience()])
    const analysis = analyseWriting(text, loaded ? { dictionary: loaded } : {})
    if (task === 'mark') {
      const marks = analysis.findings.map((finding) => {
        const { rule, start, end, section } = finding
        const kind = factsOf(rule).label
        if (section !== 'grammar') return { kind, start, end, isStyle: true }
        const change = replacementOf(finding)
        return { kind, start, end, ...(change ? { change } : {}) }
      })
      return { id, marks }
    }
    return { id, sections: composeFeedback(text, analysis) }
  } catch {
    return { id, failed: true }
  }
}

self.addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => {
  // A worker has no origin to aim at.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  void answer(data).then((response) => self.postMessage(response))
})
