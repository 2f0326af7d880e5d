import { LETTER_SUBJECT_MAX_CHARS } from '@contracts/send-letter.ts'
import { useId } from 'react'
import { Field, Input, Select, TextArea } from '@/components/ui/field'
import { TabButton, TabRow } from '@/components/ui/tab-buttons'
import type { LetterApi } from '../api/letters'
import type { LetterDraft } from '../lib/use-letter-draft'
import { mondayOfDraft } from '../lib/use-letter'
import { dayInWords, mondayOf } from '../lib/weekly-letter'
import { ArticleChoice } from './article-choice'

const WEEK_MS = 7 * 86_400_000
const WEEKS_AHEAD = 4

interface LetterFormProps {
  api: Pick<LetterApi, 'articles'>
  draft: LetterDraft
  change: (part: Partial<LetterDraft>) => void
  /** The subject used if none is typed. */
  proposed: string
  /** YYYY-MM-DD */
  today: string
}

/** The contents of a letter: a week's prompts or an article, its subject, and the owner's opening words. */
export function LetterForm({ api, draft, change, proposed, today }: LetterFormProps) {
  const id = useId()
  return (
    <form className="grid gap-5 p-6" noValidate onSubmit={(event) => event.preventDefault()}>
      <TabRow aria-label="What goes out">
        <TabButton aria-pressed={draft.kind === 'week'} onClick={() => change({ kind: 'week' })}>
          A week’s prompts
        </TabButton>
        <TabButton aria-pressed={draft.kind === 'article'} onClick={() => change({ kind: 'article' })}>
          An article
        </TabButton>
      </TabRow>
      {draft.kind === 'week' ? (
        <Field>
          <label htmlFor={`${id}-week`}>Week</label>
          <Select
            id={`${id}-week`}
            value={mondayOfDraft(draft, today).toISOString().slice(0, 10)}
            onChange={({ target }) => change({ monday: target.value })}
          >
            {weeksAround(today, draft).map((monday) => (
              <option key={monday.getTime()} value={monday.toISOString().slice(0, 10)}>
                {dayInWords(monday)}
              </option>
            ))}
          </Select>
        </Field>
      ) : (
        <ArticleChoice api={api} draft={draft} change={change} />
      )}
      <Field>
        <label htmlFor={`${id}-subject`}>Subject</label>
        <Input
          id={`${id}-subject`}
          value={draft.subject}
          placeholder={proposed}
          maxLength={LETTER_SUBJECT_MAX_CHARS}
          aria-describedby={`${id}-subject-note`}
          onChange={({ target }) => change({ subject: target.value })}
        />
        <p id={`${id}-subject-note`} className="text-small text-ink-muted">
          {proposed ? `Empty, it is “${proposed}”.` : 'Empty, it is the title.'}
        </p>
      </Field>
      <Field>
        <label htmlFor={`${id}-intro`}>First words (optional)</label>
        <TextArea
          id={`${id}-intro`}
          isPlain
          rows={4}
          value={draft.intro}
          onChange={({ target }) => change({ intro: target.value })}
        />
      </Field>
    </form>
  )
}

/** The last Monday and the next ones, including the chosen one. */
function weeksAround(today: string, draft: LetterDraft): Date[] {
  const coming = mondayOf(today) as Date
  const weeks = Array.from({ length: WEEKS_AHEAD + 1 }, (_, week) => new Date(coming.getTime() + (week - 1) * WEEK_MS))
  const chosen = mondayOfDraft(draft, today)
  return weeks.some((week) => week.getTime() === chosen.getTime()) ? weeks : [chosen, ...weeks]
}
