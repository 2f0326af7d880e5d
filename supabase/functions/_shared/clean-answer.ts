// Matches to the end if the thoughts are not closed: they used up the tokens, and no answer follows.
const THOUGHTS = /^\s*<think(?:ing)?>[\s\S]*?(?:<\/think(?:ing)?>|$)/i
// Except for "Here you go", must contain "prompt", because a prompt itself may begin with "Below is my draft: …".
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

/** Removes the thoughts that some models write before the answer. Returns an empty text if no answer follows. */
export function withoutThoughts(answer: string): string {
  return answer.replace(THOUGHTS, '').trim()
}

/** Removes what chat models wrap around a prompt, such as fences and quotes. Returns '' if nothing is left. */
export function cleanAnswer(answer: string): string {
  let text = withoutThoughts(answer.replaceAll('\0', ''))
  // Wrappings nest in any order ("Here is your prompt:" around a fence around quotes), but not deeply.
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
