import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useId, useState } from 'react'
import { LoadError } from '@/components/load-error'
import { Field, Select } from '@/components/ui/field'
import { SearchField } from '@/components/ui/search-field'
import type { LetterApi } from '../api/letters'
import type { LetterDraft } from '../lib/use-letter-draft'
import { MESSAGES } from '../messages'

const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })

interface ArticleChoiceProps {
  api: Pick<LetterApi, 'articles'>
  draft: LetterDraft
  change: (part: Partial<LetterDraft>) => void
}

/** Chooses the article, and how much of it goes into the letter. */
export function ArticleChoice({ api, draft, change }: ArticleChoiceProps) {
  const id = useId()
  const [typed, setTyped] = useState('')
  const search = useDeferredValue(typed.trim())
  const { data, error, refetch } = useQuery({
    queryKey: ['letter', 'articles', search],
    queryFn: () => api.articles(search),
    placeholderData: (before) => before,
  })
  const isListed = data?.some((article) => article.id === draft.articleId)
  return (
    <>
      {error && <LoadError title={MESSAGES.articlesFailed} reason={error.message} onRetry={() => void refetch()} />}
      <div className="grid gap-5 sm:max-lg:grid-cols-2">
        <Field>
          <label htmlFor={`${id}-search`}>Search titles</label>
          <SearchField id={`${id}-search`} value={typed} onChange={({ target }) => setTyped(target.value)} />
        </Field>
        <Field>
          <label htmlFor={`${id}-article`}>Article</label>
          <Select
            id={`${id}-article`}
            value={draft.articleId}
            onChange={({ target }) => change({ articleId: target.value })}
          >
            {!draft.articleId && <option value="">{data?.length === 0 ? 'None found' : 'Choose one'}</option>}
            {draft.articleId && !isListed && <option value={draft.articleId}>The one that was chosen</option>}
            {data?.map((article) => (
              <option key={article.id} value={article.id}>
                {`${article.title} (${date.format(new Date(article.created_at))})`}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <Field>
        <label htmlFor={`${id}-part`}>How much of it</label>
        <Select
          id={`${id}-part`}
          value={draft.isWhole ? 'whole' : 'beginning'}
          onChange={({ target }) => change({ isWhole: target.value === 'whole' })}
        >
          <option value="whole">All of it</option>
          <option value="beginning">The beginning, and a link to the rest</option>
        </Select>
      </Field>
    </>
  )
}
