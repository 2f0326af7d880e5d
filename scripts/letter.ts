// Prints the Monday letter, as text and as HTML: `npm run letter -- 2026-11-30`. Without a date, the coming Monday's.
import { readYear } from './letter/read-year.ts'
import { letterOf, mondayOf } from './letter/weekly-letter.ts'
import { Problem, runCommand } from './env/problem.ts'

await runCommand(async () => {
  const [date] = process.argv.slice(2)
  const monday = mondayOf(date ?? new Date().toISOString().slice(0, 10))
  if (!monday) throw new Problem(`${date} is no date. Write it like 2026-11-30.`)
  const siteUrl = (process.env.SITE_URL || 'http://localhost:4173').replace(/\/+$/, '')
  const { subject, text, html } = letterOf(monday, await readYear(), siteUrl)
  console.log(`Subject: ${subject}\n\n${text}\n\n${html}`)
})
