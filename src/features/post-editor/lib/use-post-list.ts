import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { useNavigation, useSearchParams } from 'react-router-dom'
import { PostError } from '../api/post-error'
import type { ListKey, PostsApi } from '../api/posts'

const LIST_KEY = 'admin-posts'
const TYPING_MS = 300
const PARAMETER = 'q'

/**
 * The admin's list: pages by key, newest first, of the posts whose title or category contains what is searched for.
 * The search stands in the address; the database does it.
 */
export function usePostList(api: PostsApi, askForPassword: () => Promise<boolean>) {
  const client = useQueryClient()
  const [parameters, setParameters] = useSearchParams()
  const search = parameters.get(PARAMETER)?.trim() ?? ''
  const [typed, setTyped] = useState(search)

  // Back and Forward change the address under the field.
  useEffect(() => setTyped((current) => (current.trim() === search ? current : search)), [search])
  const isLeaving = useNavigation().state !== 'idle'
  useEffect(() => {
    if (typed.trim() === search || isLeaving) return undefined
    const timer = setTimeout(() => {
      setParameters(typed.trim() === '' ? {} : { [PARAMETER]: typed.trim() }, { replace: true })
    }, TYPING_MS)
    // A link that is followed has its page on the way, and a change of the address would call it off. The router tells
    // of it only with React's next rendering, which a busy machine may do after the timer.
    const giveWay = ({ target }: Event) => {
      if (target instanceof Element && target.closest('a')) clearTimeout(timer)
    }
    document.addEventListener('click', giveWay, true)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('click', giveWay, true)
    }
  }, [typed, search, isLeaving, setParameters])

  const query = useInfiniteQuery({
    queryKey: [LIST_KEY, search],
    queryFn: ({ pageParam, signal }) => api.list(search, pageParam, signal),
    initialPageParam: undefined as ListKey | undefined,
    getNextPageParam: (page) => page.next,
    // Another admin's posts are seen on coming back to the list.
    staleTime: 0,
    // A call has a time limit; tried again in silence it would be twice that.
    retry: false,
    // Also without a network: then it says so.
    networkMode: 'always',
  })

  const { error, refetch, fetchNextPage, isFetchNextPageError } = query
  const retry = useCallback(async () => {
    if (error instanceof PostError && error.kind === 'session' && !(await askForPassword())) return
    await (isFetchNextPageError ? fetchNextPage() : refetch())
  }, [error, refetch, fetchNextPage, isFetchNextPageError, askForPassword])
  const refresh = useCallback(() => client.invalidateQueries({ queryKey: [LIST_KEY] }), [client])

  return {
    typed,
    setTyped,
    posts: query.data?.pages.flatMap(({ posts }) => posts),
    error,
    isLoading: query.isPending,
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    loadMore: () => void fetchNextPage(),
    retry,
    refresh,
  }
}
