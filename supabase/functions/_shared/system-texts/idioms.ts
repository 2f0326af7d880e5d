import type { ModelId } from '../contracts/models.ts'

/** What those who use an AI every day know about phrasing for it. */
export const MODEL_IDIOMS: Readonly<Record<ModelId, string>> = {
  chatgpt:
    'ChatGPT follows a stated role, a named reader and a numbered order of steps. Say who it is, who will read the result, what to do first, second and third, and how long the answer may be. Without a length it writes too much; without a reader it writes for everyone.',
  midjourney:
    'Midjourney reads noun phrases between commas, the subject first: subject and setting, then style or medium, light, lens and distance, mood, palette. It ignores politeness, orders, explanations and most negations; what must be absent goes into --no. Never ask it to write: when the description is not a picture, choose one concrete scene that evokes it. Keep the quality keywords "highly detailed", "sharp focus" and "8k", use no square brackets and no quotation marks, write no full sentences, and end with the parameter --ar 16:9 and nothing after it.',
  claude:
    'Claude works best from material first and question last: put the facts in a tag such as <context>…</context>, then ask in whole sentences and give the reason behind each constraint. It takes instructions literally and likes to be told what to do when something is missing; ask it to name what it is unsure of instead of guessing.',
  gemini:
    'Gemini is at home with things to look at: a photo, a screenshot, a sheet, a document. Name what is attached, say where in it to look, and ask for structured output (a table, bullets, labelled fields) that can be pasted into Docs, Sheets, Gmail or Slides.',
  deepseek:
    'Deepseek reasons in the open and is strong with code, numbers and proofs. State the problem and what is given, paste the trace or the example, ask to see the working, name the edge cases to check, and ask for the final answer apart from the reasoning.',
  perplexity:
    'Perplexity searches before it answers. Ask as a reporter would: one precise question, the time window, the kinds of sources that count and those that do not, a citation for each claim, and where the sources disagree. For a text to be written, say first what has to be found out.',
  mistral:
    'Mistral rewards short orders in plain form: a line each for role, task, context, rules and output, rules as bullet lines that begin with a verb. No ornament, no repetition; one rule, one line.',
  lovable:
    'Lovable builds whole web apps from product talk. Say what the app is and whom it serves, list the screens and what one does on each, the data with its fields, what to leave out for now, and how one can tell that it is done. Describe behaviour, not code.',
  v0: 'V0 makes React interfaces with Tailwind and shadcn/ui. Name the screen and its pieces, the props or sample data, the states (loading, empty, error, long text), what changes on a narrow screen, keyboard and screen-reader behaviour, and what makes it acceptable.',
  bolt: 'Bolt scaffolds a full-stack project and runs it in the browser. Say what to build and for whom, the screens, the data with seed rows, ask for the file list before the code, keep the dependencies few, and give checks that can be made by clicking.',
  firebase:
    'Firebase Studio builds on Firestore, Auth and Hosting. Name the Firestore collections with their fields, how people sign in, who may read and write what in the security rules, the screens and for whom they are, and acceptance checks that include a refused write.',
}
