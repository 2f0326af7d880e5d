import type { ModelId } from '@contracts/models.ts'

/** Puts a visitor's topic and the name of a category, in small letters, into a prompt. */
export type Template = (topic: string, category: string) => string

/** One template for each AI, in the style it reads best. Used when the service cannot be reached. */
export const TEMPLATES: Readonly<Record<ModelId, Template> & Partial<Record<string, Template>>> = {
  chatgpt: (topic, category) =>
    `You have done ${category} work for years and explain it plainly. Help me with this: ${topic}. Ask me for the one fact you miss most, then give your answer in short numbered steps, with an example for the hardest step. End with what I should check before I use it.`,
  midjourney: (topic, category) =>
    `${topic}, ${category} mood, one clear subject, soft window light, 50 mm lens, shallow depth of field, fine texture, detailed style, highly detailed, 8k --ar 16:9`,
  claude: (topic, category) =>
    `<context>${category} work. ${topic}</context> Read the context first. Then write what is asked for, in plain sentences, for a reader who has two minutes. Say which parts you are unsure of and what you would need to know. Give the result first and your reasons after it.`,
  gemini: (topic, category) =>
    `Look at this ${category} task: ${topic}. If I add a photo, a sheet or a page, name what you see in it before you answer. Give the answer as a short table with a line on why for each row, then one thing that looks wrong or is missing.`,
  deepseek: (topic, category) =>
    `Work on this ${category} problem: ${topic}. State your assumptions first. Show the working step by step, test the result against one edge case, and finish with the answer alone on the last line.`,
  perplexity: (topic, category) =>
    `For a piece of ${category} research: ${topic}. What is known, since when, and on whose word? Use primary sources where there are any, cite each claim, and say where good sources disagree. Answer in five short paragraphs, newest evidence first.`,
  mistral: (topic, category) =>
    `Task (${category}): ${topic}. Be brief. Give the result first. Then three bullet points: why this way, what to avoid, what to do next. No introduction, no closing line.`,
  lovable: (topic, category) =>
    `Build a small web app (${category}): ${topic}. Name who uses it and what they came to do. Screens: a start page, the main task, a list of what was saved. Data: each entry with title, date and owner. Done when a new visitor finishes the main task on a phone within a minute.`,
  v0: (topic, category) =>
    `Build a React screen with Tailwind and shadcn/ui (${category}): ${topic}. For one named kind of user. Show empty, loading, error and filled states with believable sample data. Keyboard and screen reader friendly, good at 360 and at 1440 pixels. Done when each state can be reached by a prop.`,
  bolt: (topic, category) =>
    `Scaffold a full-stack project (${category}): ${topic}. List the files first. Screens: overview, detail, form. Data: a typed model with ten seeded rows. Validate input on both sides. Done when it starts without errors and the form adds a row that survives a reload.`,
  firebase: (topic, category) =>
    `Build an app on Firebase (${category}): ${topic}. Sign-in with Auth. Firestore: name the collections, their fields and who may read and write each, as security rules. Screens: sign-in, list, detail, edit. Done when a signed-out visitor can read nothing private and an edit shows up at once on a second device.`,
}
