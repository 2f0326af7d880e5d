import { ADMIN_SORTS, ADMIN_STATES, type AdminSort, type AdminState } from '@contracts/blog.ts'
import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { useNavigation, useSearchParams } from 'react-router-dom'
import type { ListKey, ListView, PostsApi } from '../api/posts'
import { rememberList } from './list-place'

const LIST_KEY = 'admin-posts'
const TYPING_MS = 300
const PARAMETER = 'q'
const SORT = 'sort'
const FIRST_SORT: AdminSort = 'newest'
const STATE = 'state'
const FIRST_STATE: AdminState = 'all'

// Updates at once, or the timer of the search would fire with the old view and undo the change.
const AT_ONCE = { replace: true, flushSync: true }

/** The address of a view of the list. */
function queryOf({ search, sort, state }: ListView): Record<string, string> {
  return {
    ...(search && { [PARAMETER]: search }),
    ...(sort !== FIRST_SORT && { [SORT]: sort }),
    ...(state !== FIRST_STATE && { [STATE]: state }),
  }
}

/** A value of the address, if it is valid. */
const oneOf = <T extends string>(known: Readonly<Record<T, string>>, value: string | null, first: T): T =>
  value !== null && Object.hasOwn(known, value) ? (value as T) : first

/**
 * The admin's list of posts and drafts, searched by title, category and text, in pages by key.
 * The address contains search, order and state; the database applies them.
 */
export function usePostList(api: PostsApi) {
  const client = useQueryClient()
  const [parameters, setParameters] = useSearchParams()
  const search = parameters.get(PARAMETER)?.trim() ?? ''
  const sort = oneOf(ADMIN_SORTS, parameters.get(SORT), FIRST_SORT)
  const state = oneOf(ADMIN_STATES, parameters.get(STATE), FIRST_STATE)
  const [typed, setTyped] = useState(search)
  const address = parameters.toString()
  useEffect(() => rememberList(address), [address])

  // Back and Forward change the address under the field.
  useEffect(() => setTyped((current) => (current.trim() === search ? current : search)), [search])
  const isLeaving = useNavigation().state !== 'idle'
  useEffect(() => {
    if (typed.trim() === search || isLeaving) return undefined
    const timer = setTimeout(() => {
      setParameters(queryOf({ search: typed.trim(), sort, state }), AT_ONCE)
    }, TYPING_MS)
    // A change of the address would cancel a navigation that is under way. The router reports one only with React's
    // next render, which may come after the timer.
    const giveWay = ({ target }: Event) => {
      if (target instanceof Element && target.closest('a')) clearTimeout(timer)
    }
    document.addEventListener('click', giveWay, true)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('click', giveWay, true)
    }
  }, [typed, search, sort, state, isLeaving, setParameters])

  const query = useInfiniteQuery({
    queryKey: [LIST_KEY, search, sort, state],
    queryFn: ({ pageParam, signal }) => api.list({ search, sort, state }, pageParam, signal),
    initialPageParam: undefined as ListKey | undefined,
    getNextPageParam: (page) => page.next,
    // Refetched on coming back, to show other admins' posts.
    staleTime: 0,
    // No silent retry, which would double the time limit.
    retry: false,
    // Runs without a network, too, to report that.
    networkMode: 'always',
  })

  const { data: count } = useQuery({
    queryKey: [LIST_KEY, 'count', search, state],
    queryFn: ({ signal }) => api.count({ search, state }, signal),
    staleTime: 0,
    retry: false,
    networkMode: 'always',
  })

  const posts = query.data?.pages.flatMap((page) => page.posts)
  const onBlog = posts?.flatMap(({ id, state }) => (state === 'published' ? [id] : [])) ?? []
  const { data: reads } = useQuery({
    queryKey: [LIST_KEY, 'reads', onBlog],
    queryFn: ({ signal }) => api.reads(onBlog, signal),
    enabled: onBlog.length > 0,
    placeholderData: keepPreviousData,
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
    setSort: (next: AdminSort) => setParameters(queryOf({ search: typed.trim(), sort: next, state }), AT_ONCE),
    state,
    setState: (next: AdminState) => setParameters(queryOf({ search: typed.trim(), sort, state: next }), AT_ONCE),
    /** How many posts the search finds; undefined until it is known. */
    count,
    posts,
    /** How often posts were read in the last days, by id; undefined until it is known. */
    reads,
    error,
    isLoading: query.isPending,
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    loadMore: () => void fetchNextPage(),
    retry,
    refresh,
  }
}
