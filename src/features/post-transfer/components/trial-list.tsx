import { SLUG_PATTERN } from '@contracts/blog.ts'
import { useId, useState } from 'react'
import { Badge } from '@/components/ui/badge'
import { Button, ButtonRow } from '@/components/ui/button'
import { Field, FieldError, Input } from '@/components/ui/field'
import { shortMoment } from '@/lib/short-moment'
import { categoryOf, type PlannedPost } from '../lib/plan'
import type { Import } from '../lib/use-import'
import { counted, resultWords, STATE_WORDS } from '../messages'

/** Rows shown at once, because thousands would block the page. */
const AT_ONCE = 100

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' })

/** The posts of the files, each with its planned or actual result. Those that need a choice come first. */
export function TrialList({ run }: { run: Import }) {
  const [shown, setShown] = useState(AT_ONCE)
  const planned = run.trial?.planned ?? []
  const rank = (post: PlannedPost) =>
    post.problem !== undefined && !post.isHere ? 0 : post.slugProblem !== undefined ? 1 : post.isHere ? 3 : 2
  const sorted = [...planned].sort((a, b) => rank(a) - rank(b))
  return (
    <>
      <ul aria-label="Posts">
        {sorted.slice(0, shown).map((post) => (
          <PostLine key={`${post.id} ${post.draftId}`} post={post} run={run} />
        ))}
      </ul>
      {sorted.length > shown && (
        <ButtonRow className="p-6">
          <Button onClick={() => setShown(shown + AT_ONCE)}>
            {`Show ${Math.min(AT_ONCE, sorted.length - shown)} more of ${sorted.length}`}
          </Button>
        </ButtonRow>
      )}
    </>
  )
}

/** The planned result of a post, in few words. */
function verdict(post: PlannedPost, run: Import): string {
  const result = run.results.get(post)
  if (result) return resultWords(result)
  if (post.isHere) return 'Here already'
  if (post.problem !== undefined) return 'Cannot come'
  return run.isSkipped(post) ? 'Skipped' : 'Comes'
}

function PostLine({ post, run }: { post: PlannedPost; run: Import }) {
  const { post: from, pictures, cover } = post
  const result = run.results.get(post)
  const isBad =
    result?.kind === 'failed' || result?.kind === 'slug taken' || (post.problem !== undefined && !post.isHere)
  const notes = [...post.notes, ...(result?.kind === 'imported' ? result.notes : [])]
  const when = from.publishAt ?? from.created
  const facts = [
    when && (from.publishAt ? shortMoment(when) : day.format(new Date(when))),
    // A draft is given its author when it is published.
    (from.state === 'published' || from.state === 'taken_back') && from.author && `by ${from.author}`,
    categoryOf(from, run.table),
    run.slugOf(post) && `/blog/${run.slugOf(post)}`,
    pictures.length > 0 && counted(pictures.length, 'picture', 'pictures'),
    cover !== undefined && 'cover',
  ].filter(Boolean)
  const isSettled = result?.kind === 'imported' || result?.kind === 'here'
  return (
    <li className="grid gap-2 border-t border-rule px-6 py-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="text-[1.125rem] wrap-anywhere">{from.title || from.file}</h3>
        <Badge>{STATE_WORDS[from.state]}</Badge>
        <p className={`text-small ${isBad ? 'font-[520] text-danger' : 'text-ink-muted'}`}>{verdict(post, run)}</p>
      </div>
      <p className="text-small wrap-anywhere text-ink-soft">{facts.join(' · ')}</p>
      {post.problem !== undefined && !post.isHere && (
        <p className="text-small text-danger wrap-anywhere">
          {post.problem} ({from.file})
        </p>
      )}
      {notes.length > 0 && !post.isHere && (
        <ul className="list-disc pl-5 text-small text-ink-soft wrap-anywhere">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      {(post.slugProblem !== undefined || result?.kind === 'slug taken') &&
        !isSettled &&
        post.problem === undefined && <SlugChoice post={post} run={run} />}
    </li>
  )
}

/** The choice if a slug is taken: skip the post, or import it with another slug. */
function SlugChoice({ post, run }: { post: PlannedPost; run: Import }) {
  const id = useId()
  const slug = run.slugs.get(post)
  const isWrong = slug !== undefined && (!SLUG_PATTERN.test(slug) || run.isTaken(slug, post))
  const name = post.post.title || post.post.file
  return (
    <div className="grid max-w-[30rem] gap-2">
      <p className="text-small wrap-anywhere">
        {post.slugProblem ?? `Somebody has taken “${run.slugOf(post)}” meanwhile.`}
      </p>
      <ButtonRow>
        <Button
          aria-pressed={slug === undefined}
          disabled={slug === undefined}
          onClick={() => run.setSlug(post, undefined)}
        >
          Skip<span className="sr-only"> {name}</span>
        </Button>
        <Button
          aria-pressed={slug !== undefined}
          disabled={slug !== undefined}
          onClick={() => run.takeWithFreeSlugs([post])}
        >
          Take with another slug<span className="sr-only"> {name}</span>
        </Button>
      </ButtonRow>
      {slug !== undefined && (
        <Field isBad={isWrong}>
          <label htmlFor={id}>
            Slug<span className="sr-only"> of {name}</span>
          </label>
          <Input
            id={id}
            value={slug}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            aria-invalid={isWrong}
            onChange={({ target }) => run.setSlug(post, target.value)}
          />
          {isWrong && (
            <FieldError>
              {SLUG_PATTERN.test(slug)
                ? 'This one is taken, too.'
                : 'Lower-case letters, digits, hyphens and underscores only.'}
            </FieldError>
          )}
        </Field>
      )}
    </div>
  )
}
