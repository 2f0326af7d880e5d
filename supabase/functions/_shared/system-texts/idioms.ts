import type { ModelId } from '../contracts/models.ts'

/** How to prompt each AI, from its maker's own guide, in two or three sentences. */
export const MODEL_IDIOMS: Readonly<Record<ModelId, string>> = {
  chatgpt:
    'ChatGPT follows plain directions: first what is wanted and for whom, then the form of the answer with its length, then what has to be right. A few short lines work better than long paragraphs. Leave the way of thinking to it.',
  midjourney:
    'Midjourney draws what it reads: a short noun phrase, the subject first, then setting, medium, light, colours, mood, in commas. No orders, no explanations, no square brackets; lettering stands in double quotation marks. Things that must be absent stay in the text and go into --no as well; parameters stand at the end.',
  claude:
    'Claude takes words literally: say what to do and, where it helps, why. Material that the visitor pasted stands in a tag such as <text>…</text> or <code>…</code>, with the question below it. Let it say what it is not sure of.',
  gemini:
    'Gemini likes the task first, then the context, then the form: a table, bullets, labelled fields. Short and direct; the limits that matter most stand last.',
  deepseek:
    'Deepseek reasons by itself: give it the problem and what is known, without telling it how to think. For numbers, proofs and code, ask for the checked result on a line of its own, with the steps that lead there.',
  perplexity:
    'Perplexity searches the web before it answers: one precise question in words that a good source would use. Ask for sources with their dates and for where they disagree. Name a period only if the visitor did; a text that needs no research needs no sources.',
  mistral:
    'Mistral likes short plain directions: the task in one sentence, then bullets that begin with a verb, one rule each. Say how long the answer is, in numbers rather than in words such as “short”.',
  lovable:
    'Lovable builds web apps from product talk: who it is for and what they come to do, the screens, the data, and how one can tell that it works. Describe behaviour, not code; for a change, say what must stay as it is.',
  v0: 'V0 makes interfaces, by default in React with Tailwind and shadcn/ui: name the parts, the sample content, what happens on a click, and the states (loading, empty, error). Name another technique only if the visitor did.',
  bolt: 'Bolt builds and runs a whole project in the browser: what it does, the screens, the data, few dependencies. Ask for the core first, and say what has to work when it is clicked.',
  firebase:
    'Firebase Studio builds on Firestore, Auth and Hosting: name the collections, who may read and write what, and the screens. Sign-in is as the visitor said; if nothing was said and nothing private is kept, there is none.',
}
