import { ADMIN_SORTS, type AdminSort } from '@contracts/blog.ts'
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { useNavigation, useSearchParams } from 'react-router-dom'
import type { ListKey, PostsApi } from '../api/posts'
import { rememberList } from './list-place'

const LIST_KEY = 'admin-posts'
const TYPING_MS = 300
const PARAMETER = 'q'
const SORT = 'sort'
const FIRST_SORT: AdminSort = 'newest'

/** The address of a view of the list. */
function queryOf(search: string, sort: AdminSort): Record<string, string> {
  return { ...(search && { [PARAMETER]: search }), ...(sort !== FIRST_SORT && { [SORT]: sort }) }
}

/**
 * The admin's list: pages by key of the posts whose title or category contains what is searched for. Search and order
 * stand in the address; the database does both.
 */
export function usePostList(api: PostsApi) {
  const client = useQueryClient()
  const [parameters, setParameters] = useSearchParams()
  const search = parameters.get(PARAMETER)?.trim() ?? ''
  const wanted = parameters.get(SORT) ?? ''
  const sort = wanted in ADMIN_SORTS ? (wanted as AdminSort) : FIRST_SORT
  const [typed, setTyped] = useState(search)
  const address = parameters.toString()
  useEffect(() => rememberList(address), [address])

  // Back and Forward change the address under the field.
  useEffect(() => setTyped((current) => (current.trim() === search ? current : search)), [search])
  const isLeaving = useNavigation().state !== 'idle'
  useEffect(() => {
    if (typed.trim() === search || isLeaving) return undefined
    const timer = setTimeout(() => {
      setParameters(queryOf(typed.trim(), sort), { replace: true })
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
  }, [typed, search, sort, isLeaving, setParameters])

  const query = useInfiniteQuery({
    queryKey: [LIST_KEY, search, sort],
    queryFn: ({ pageParam, signal }) => api.list({ search, sort }, pageParam, signal),
    initialPageParam: undefined as ListKey | undefined,
    getNextPageParam: (page) => page.next,
    // Another admin's posts are seen on coming back to the list.
    staleTime: 0,
    // A call has a time limit; tried again in silence it would be twice that.
    retry: false,
    // Also without a network: then it says so.
    networkMode: 'always',
  })

  const { data: count } = useQuery({
    queryKey: [LIST_KEY, 'count', search],
    queryFn: ({ signal }) => api.count(search, signal),
    staleTime: 0,
    retry: false,
    networkMode: 'always',
  })

  const { error, refetch, fetchNextPage, isFetchNextPageError } = query
  const retry = useCallback(async () => {
    await (isFetchNextPageError ? fetchNextPage() : refetch())
  }, [refetch, fetchNextPage, isFetchNextPageError])
  const refresh = useCallback(() => client.invalidateQueries({ queryKey: [LIST_KEY] }), [client])

  return {
    typed,
    setTyped,
    sort,
    setSort: (next: AdminSort) => setParameters(queryOf(typed.trim(), next), { replace: true }),
    /** How many posts the search finds; undefined until it is known. */
    count,
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
