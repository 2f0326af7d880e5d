// Thoughts without an end used up the tokens: there is no answer after them.
const THOUGHTS = /^\s*<think(?:ing)?>[\s\S]*?(?:<\/think(?:ing)?>|$)/i
// Has to name the prompt: "Below is my draft: …" is how a prompt itself may begin.
const PREAMBLE =
  /^(?:(?:sure|certainly|of course|absolutely)[,.!:]*\s+)?(?:(?:here(?:'|’)?s|here is|below is)\b[^\n:]{0,60}\bprompt\b[^\n:]{0,60}|here you go[^\n:]{0,20}):\s*/i
const LABEL = /^(?:\*\*)?(?:(?:generated|final|optimi[sz]ed|improved)\s+)?prompt(?:\*\*)?:(?:\*\*)?\s*/i
const FENCE = /^(`{3,}|~{3,})[^\n`~]{0,30}\n([\s\S]*?)\n?\1\s*$/
const QUOTES = [
  ['"', '"'],
  ['“', '”'],
  ['«', '»'],
  ['„', '“'],
] as const

/** An answer without what some models think aloud before it. Empty where they never came to the answer. */
export function withoutThoughts(answer: string): string {
  return answer.replace(THOUGHTS, '').trim()
}

/** The prompt itself, without the wrapping that chat models like to put around an answer. Empty where nothing is left. */
export function cleanAnswer(answer: string): string {
  let text = withoutThoughts(answer.replaceAll('\0', ''))
  // Wrappings are nested in any order ("Here is your prompt:" around a fence around quotes), but not without end.
  for (let layer = 0; layer < 4; layer += 1) {
    const inner = unwrap(text)
    if (inner === text) break
    text = inner
  }
  return text
}

function unwrap(text: string): string {
  const fence = FENCE.exec(text)
  if (fence) return (fence[2] ?? '').trim()
  for (const [open, close] of QUOTES) {
    const inner = text.slice(1, -1)
    // Quotes inside mean that the outer two may not belong together: "a" and "b".
    if (
      text.length > 2 &&
      text.startsWith(open) &&
      text.endsWith(close) &&
      !inner.includes(open) &&
      !inner.includes(close)
    ) {
      return inner.trim()
    }
  }
  return text.replace(PREAMBLE, '').replace(LABEL, '').trim()
}
