// Prints the Monday letter as text and HTML: `npm run letter -- 2026-11-30`, by default the coming Monday's. Replace
// {{leave}} with each person's unsubscribe link, a column in the CSV of addresses.
import { readYear } from './letter/read-year.ts'
import { frameLetter } from '../src/features/letter/lib/letter-frame.ts'
import { mondayOf, weeklyLetter } from '../src/features/letter/lib/weekly-letter.ts'
import { BRAND } from '../src/lib/brand.ts'
import { Problem, runCommand } from './env/problem.ts'

await runCommand(async () => {
  const [date] = process.argv.slice(2)
  const monday = mondayOf(date ?? new Date().toISOString().slice(0, 10))
  if (!monday) throw new Problem(`${date} is no date. Write it like 2026-11-30.`)
  const siteUrl = (process.env.SITE_URL || 'http://localhost:4173').replace(/\/+$/, '')
  const around = { intro: '', siteName: BRAND.name, siteUrl, sender: '' }
  const { subject, text, html } = frameLetter(weeklyLetter(monday, await readYear(), siteUrl), around)
  console.log(`Subject: ${subject}\n\n${text}\n\n${html}`)
})
