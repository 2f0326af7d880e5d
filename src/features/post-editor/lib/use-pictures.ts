import { useInfiniteQuery } from '@tanstack/react-query'
import { type ListedPicture, PICTURES_AT_ONCE, type PictureUse } from '../api/pictures'
import { useEditor } from './editor-context'

/** A stored picture with its uses. */
export interface UsedPicture extends ListedPicture {
  readonly uses: readonly PictureUse[]
}

/** The stored pictures, newest first, a page at a time. */
export function usePictures() {
  const { pictures } = useEditor()
  const { data, error, isPending, isFetching, refetch, hasNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: ['admin-pictures'],
    queryFn: async ({ pageParam }): Promise<readonly UsedPicture[]> => {
      const page = await pictures.list(pageParam)
      const uses = page.length > 0 ? await pictures.uses(page.map(({ name }) => name)) : []
      return page.map((picture) => ({ ...picture, uses: uses.filter(({ name }) => name === picture.name) }))
    },
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (last.length < PICTURES_AT_ONCE ? undefined : pages.length * PICTURES_AT_ONCE),
    staleTime: 0,
    retry: false,
    networkMode: 'always',
  })
  return {
    pictures: data?.pages.flat(),
    error,
    isLoading: isPending || (isFetching && data === undefined),
    retry: refetch,
    hasMore: hasNextPage,
    isFetching,
    fetchMore: fetchNextPage,
  }
}
