import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import type { SinglePrompt as Content } from '@/content/single-prompts'
import { FORMS, isForWriting, LEVELS, MOODS, type Form, type Mood } from '@/content/tags'
import { MONTHS } from '@/content/today'
import { NO_ANSWERS, withAnswer } from '@/lib/blanks'
import { copyPath } from '@/lib/copy-link'
import { anchorOf, placeInList, PROMPTS_PATH, promptPath } from '@/lib/prompt-path'
import { useBlankAnswers } from '@/lib/use-blank-answers'
import { Drawing } from '@/components/drawing'
import { PromptCard } from '@/components/prompt-card'
import { saveAndShare, useIsSaved } from '@/components/save-and-share'
import { embedAction } from './embed-panel'

/** Texts longer than this, in characters, get smaller type. */
const LONG = 300

/** A prompt on a sheet of its own, with everything that can be done with it, and what is known of it. */
export function SinglePrompt({ content }: { content: Content }) {
  const { prompt, list, purpose } = content
  const { title, text, slug, plate, alt } = prompt
  const navigate = useNavigate()
  const to = promptPath(slug)
  const [answers, answer] = useBlankAnswers(to)
  const known = { title, page: list.title, to, place: placeInList(list.path, prompt, list.number) }
  const isSaved = useIsSaved(known)
  return (
    <div className="torn max-w-[46rem]">
      <div className="sheet max-sm:px-4 max-sm:pt-5">
        <ul
          className={`mb-4 [&_.prompt-text]:mb-4 ${text.length > LONG ? 'sm:[&_.prompt-text]:text-sheet' : 'sm:[&_.prompt-text]:text-heading'}`}
        >
          <PromptCard
            className=""
            isOnSheet
            name={title}
            title={undefined}
            head={plate && <Drawing className="mb-3" name={plate} alt={`Drawing: ${alt}`} />}
            text={text}
            answers={answers}
            onAnswer={answer}
            isForWriting={isForWriting(purpose)}
            actions={[
              ...saveAndShare(known, isSaved, () => void navigate('/saved')),
              embedAction(prompt),
              { label: 'Edit a copy', icon: Pencil, onPress: () => void navigate(copyPath(slug)) },
            ]}
          />
        </ul>
        <Facts content={content} />
      </div>
    </div>
  )
}

const FACT = 'grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-3 py-1'

function Facts({ content: { prompt, list, level, date } }: { content: Content }) {
  const { tags, minutes, skill } = prompt
  const forms = tags.filter((tag): tag is Form => tag in FORMS)
  const moods = tags.filter((tag): tag is Mood => tag in MOODS)
  return (
    <dl className="border-t border-rule pt-3 text-small text-ink-muted [&_a]:text-ink-soft [&_dd]:wrap-anywhere">
      {date && (
        <div className={FACT}>
          <dt>Day</dt>
          <dd>{`${date.day} ${MONTHS[date.month - 1]}`}</dd>
        </div>
      )}
      <div className={FACT}>
        <dt>For</dt>
        <dd>
          <Link to={`${PROMPTS_PATH}?for=${level}`}>{LEVELS[level]}</Link>
        </dd>
      </div>
      {forms.length > 0 && (
        <div className={FACT}>
          <dt>Form</dt>
          <dd>
            {forms.map((form, index) => (
              <span key={form}>
                {index > 0 && ', '}
                <Link to={`${PROMPTS_PATH}?form=${form}`}>{FORMS[form]}</Link>
              </span>
            ))}
          </dd>
        </div>
      )}
      {moods.length > 0 && (
        <div className={FACT}>
          <dt>Mood</dt>
          <dd>{moods.map((mood) => MOODS[mood]).join(', ')}</dd>
        </div>
      )}
      {minutes && (
        <div className={FACT}>
          <dt>Time</dt>
          <dd>about {minutes} minutes</dd>
        </div>
      )}
      {skill && (
        <div className={FACT}>
          <dt>Practises</dt>
          <dd className="first-letter:uppercase">{skill}</dd>
        </div>
      )}
      <div className={FACT}>
        <dt>From</dt>
        <dd>
          <Link to={`${list.path}#${anchorOf(prompt, list.number)}`}>{list.title}</Link>
          {list.group && `, ${list.group}`}
        </dd>
      </div>
    </dl>
  )
}

/** The same prompt in another length. */
export function OtherLength({ content, text }: { content: Content; text: string }) {
  const [answers, setAnswers] = useState(NO_ANSWERS)
  return (
    <ul className="max-w-[46rem] [&_.prompt-text]:mt-2 [&_.prompt-text]:mb-2">
      <PromptCard
        className=""
        isOnSheet
        name={content.prompt.title}
        title={undefined}
        text={text}
        answers={answers}
        onAnswer={(name, value) => setAnswers((before) => withAnswer(before, name, value))}
        isForWriting={isForWriting(content.purpose)}
        actions={[]}
      />
    </ul>
  )
}

/** Titles and first lines of similar prompts. */
export function AlikePrompts({ prompts }: { prompts: Content['alike'] }) {
  return (
    <ul className="mt-4 grid border-t border-ink sm:grid-cols-2 sm:gap-x-8 lg:grid-cols-3 print:hidden">
      {prompts.map(({ slug, title, text }) => (
        <li key={slug} className="border-b border-rule py-3">
          <Link className="block text-ink no-underline hover:text-accent" to={promptPath(slug)}>
            <span className="font-serif text-subheading">{title}</span>
            <span className="mt-1 line-clamp-2 text-small text-ink-muted">{text}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
