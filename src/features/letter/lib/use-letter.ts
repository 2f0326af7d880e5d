import { LETTER_MAX_BYTES } from '@contracts/send-letter.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { SITE } from '@/lib/site'
import type { LetterApi } from '../api/letters'
import { articleLetter } from './article-letter'
import { frameLetter, type Letter } from './letter-frame'
import { loadWeek } from './load-week'
import type { LetterDraft } from './use-letter-draft'
import { mondayOf, weeklyLetter } from './weekly-letter'

const bytesOf = (text: string) => new TextEncoder().encode(text).length

/** The Monday that a draft is about. @param today YYYY-MM-DD */
export const mondayOfDraft = ({ monday }: LetterDraft, today: string): Date =>
  mondayOf(monday) ?? (mondayOf(today) as Date)

/** The letter of a draft, once its contents have loaded. */
export function useLetter(api: Pick<LetterApi, 'article'>, draft: LetterDraft, today: string) {
  const isWeek = draft.kind === 'week'
  const monday = mondayOfDraft(draft, today)
  const day = monday.toISOString().slice(0, 10)
  const week = useQuery({
    queryKey: ['letter', 'week', day],
    queryFn: () => loadWeek(monday),
    enabled: isWeek,
    staleTime: Infinity,
  })
  const article = useQuery({
    queryKey: ['letter', 'article', draft.articleId],
    queryFn: () => api.article(draft.articleId),
    enabled: !isWeek && draft.articleId !== '',
  })
  const { error, refetch } = isWeek ? week : article

  const body = useMemo(() => {
    if (isWeek) return week.data && weeklyLetter(monday, week.data, SITE.url)
    return article.data ? articleLetter(article.data, draft.isWhole, SITE.url) : undefined
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `day` is the Monday
  }, [isWeek, day, week.data, article.data, draft.isWhole])
  const letter = useMemo<Letter | undefined>(() => {
    const around = { intro: draft.intro, siteName: SITE.name, siteUrl: SITE.url, sender: SITE.legalName }
    return body && frameLetter({ ...body, subject: draft.subject.trim() || body.subject }, around)
  }, [body, draft.intro, draft.subject])

  return {
    letter,
    /** The suggested subject. */
    proposed: body?.subject ?? '',
    source: isWeek ? `week ${day}` : `article ${draft.articleId}`,
    isTooLong: letter !== undefined && [letter.html, letter.text].some((text) => bytesOf(text) > LETTER_MAX_BYTES),
    error,
    retry: () => void refetch(),
  }
}
