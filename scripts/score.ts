// Measures how well the feedback tool finds the errors in a set of corrected texts, compared with Harper.
//   npm run score -- FOLDER            prints the table
//   npm run score -- FOLDER --rules    also prints what each rule got right and wrong
// FOLDER holds JFLEG's files (dev.src, dev.ref0 …), M2 files, or letters (01.txt with 01.corrected.txt).
import { gleu } from './score/gleu.ts'
import { MEASURES, type Measure, measure, type Score, type Share } from './score/measure.ts'
import { readSet } from './score/read-set.ts'
import { readers } from './score/readers.ts'

const percent = ({ right, all }: Share) => (all === 0 ? '–' : `${((100 * right) / all).toFixed(1)} % (${right}/${all})`)

function rulesOf({ reader, rules }: Score): string {
  const lines = [...rules]
    .toSorted(([, one], [, other]) => other.spans.all - one.spans.all)
    .map(([rule, { spans, advice, examples }]) =>
      [`${rule}: places ${percent(spans)}, advice ${percent(advice)}`, ...examples.map((line) => `    ${line}`)].join(
        '\n',
      ),
    )
  return `\n## ${reader}\n${lines.join('\n')}`
}

const [folder, flag] = process.argv.slice(2)
if (!folder) throw new Error('Name a folder: npm run score -- FOLDER')
const samples = readSet(folder)
const scores: Score[] = []
for (const reader of await readers()) scores.push(await measure(reader, samples))
console.log(
  `${samples.length} texts, GLEU of what was written ${gleu(
    samples,
    samples.map(({ source }) => source),
  ).toFixed(1)}`,
)
console.log(`| | ${scores.map(({ reader }) => reader).join(' | ')} |\n|---|${scores.map(() => '---').join('|')}|`)
const row = (label: string, cell: (score: Score) => string) =>
  console.log(`| ${label} | ${scores.map(cell).join(' | ')} |`)
for (const [name, label] of Object.entries(MEASURES)) row(label, (score) => percent(score[name as Measure]))
row('GLEU', (score) => score.gleu.toFixed(1))
row('Milliseconds for 1,000 words', ({ ms }) => ms.toFixed(0))
if (flag === '--rules') console.log(scores.map(rulesOf).join('\n'))
process.exit(0)
