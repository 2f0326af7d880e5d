// Imports an AI's answers into src/content/answers. Usage: npm run answers -- FOLDER, on a built site.
// FOLDER/{list}.json lists the questions: [{ "slug", "blanks": { name: value }, "added"?, "note" }];
// FOLDER/{list}/{slug}.md is the answer to one.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { faultOfAnswer } from '../src/content/answer-faults.ts'
import type { PromptAnswer } from '../src/content/prompt-answers.ts'
import { fingerprint } from '../src/lib/fingerprint.ts'
import { slugOfPath } from '../src/lib/prompt-path.ts'
import { entriesOf } from '../src/lib/search/search-file.ts'
import { readSearchFiles } from './build/read-search-files.ts'

type Asked = Pick<PromptAnswer, 'slug' | 'blanks' | 'added' | 'note'>

const OUT = 'src/content/answers'

const [folder] = process.argv.slice(2)
if (!folder || !existsSync(folder)) {
  console.error('Name a folder of answers: npm run answers -- FOLDER')
  process.exit(2)
}

const texts = new Map(
  entriesOf(...readSearchFiles()).flatMap((entry) =>
    entry.kind === 'prompt' ? [[slugOfPath(entry.to), entry.text]] : [],
  ),
)
const date = new Date().toISOString().slice(0, 10)
const faults: string[] = []

const lists = readdirSync(folder).filter((name) => name.endsWith('.json'))
const written = lists.map((name) => {
  const list = path.basename(name, '.json')
  const asked = JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as Asked[]
  const answers = asked.map(({ slug, blanks, added, note }): PromptAnswer => {
    const source = path.join(folder, list, `${slug}.md`)
    const answer = existsSync(source) ? readFileSync(source, 'utf8').trim() : ''
    const fault = faultOfAnswer({ blanks, answer, note }, texts.get(slug))
    if (fault) faults.push(`${list}, ${slug}: ${fault}.`)
    return {
      slug,
      fingerprint: fingerprint(texts.get(slug) ?? ''),
      blanks,
      ...(added ? { added } : {}),
      answer,
      date,
      note,
    }
  })
  return { list, answers }
})
if (faults.length > 0) {
  console.error(faults.join('\n'))
  process.exit(1)
}

mkdirSync(OUT, { recursive: true })
for (const { list, answers } of written) {
  const target = path.join(OUT, `${list}.json`)
  const before = existsSync(target) ? (JSON.parse(readFileSync(target, 'utf8')) as PromptAnswer[]) : []
  // An unchanged answer keeps its date.
  const kept = before.filter(({ slug }) => !answers.some((answer) => answer.slug === slug))
  const next = answers.map((answer) => {
    const old = before.find(({ slug }) => slug === answer.slug)
    return old?.answer === answer.answer && old.fingerprint === answer.fingerprint
      ? { ...answer, date: old.date }
      : answer
  })
  writeFileSync(target, `${JSON.stringify([...kept, ...next], undefined, 2)}\n`)
}
console.log(`${written.reduce((sum, { answers }) => sum + answers.length, 0)} answers, ${written.length} lists.`)
