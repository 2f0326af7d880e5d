import type { BlogCategory } from '@contracts/blog.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { TransferApi } from '../api/transfer'
import { MESSAGES } from '../messages'
import { Interrupted, type Result } from './outcome'
import { categoryOf, freeSlug, type PlannedPost, planImport, type Standing } from './plan'
import { readFiles, type Source } from './read-files'
import { createImporter } from './run-import'
import type { PostTools } from './tools'

/** What was read from the chosen files, and what the blog already contains. */
export interface Trial {
  readonly source: Source
  readonly standing: Standing
  readonly planned: readonly PlannedPost[]
}

export type ImportState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'reading'; readonly done: number }
  | { readonly kind: 'unreadable'; readonly reason: string }
  | { readonly kind: 'trial' | 'done' }
  | { readonly kind: 'running' }
  /** Why it stopped; empty if the admin stopped it. */
  | { readonly kind: 'stopped'; readonly reason: string }

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** An import from the choice of files to the end: the trial, the choices for each post, and the results. */
export function useImport(api: TransferApi, tools: PostTools) {
  const client = useQueryClient()
  const [state, setState] = useState<ImportState>({ kind: 'idle' })
  const [trial, setTrial] = useState<Trial>()
  /** The site's categories by the files' categories. */
  const [table, setTable] = useState<ReadonlyMap<string, BlogCategory>>(new Map())
  /** Slugs chosen instead of taken ones; posts without one are skipped. */
  const [slugs, setSlugs] = useState<ReadonlyMap<PlannedPost, string>>(new Map())
  const [results, setResults] = useState<ReadonlyMap<PlannedPost, Result>>(new Map())
  const chosenFiles = useRef<readonly File[]>([])
  const isStopped = useRef(false)

  const isRunning = state.kind === 'running'
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (isRunning) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isRunning])
  // Leaving the page stops it after the current post.
  useEffect(() => () => void (isStopped.current = true), [])

  const read = async (files: readonly File[]) => {
    chosenFiles.current = files
    setState({ kind: 'reading', done: 0 })
    setTrial(undefined)
    setResults(new Map())
    setSlugs(new Map())
    try {
      const source = await readFiles(files)
      if (source.posts.length === 0 && source.left.length === 0) throw new Error(MESSAGES.nothingFound)
      const standing = await api.standing()
      const planned = await planImport(source, standing, tools, (done) => setState({ kind: 'reading', done }))
      setTrial({ source, standing, planned })
      setState({ kind: 'trial' })
    } catch (error) {
      setState({ kind: 'unreadable', reason: reasonOf(error) })
    }
  }

  const slugOf = (post: PlannedPost) => slugs.get(post) ?? post.slug
  const isSkipped = (post: PlannedPost) => {
    const wantsSlug = post.slugProblem !== undefined || results.get(post)?.kind === 'slug taken'
    return post.isHere || post.problem !== undefined || (wantsSlug && !slugs.has(post))
  }

  const setSlug = (post: PlannedPost, slug: string | undefined) =>
    setSlugs((before) => {
      const after = new Map(before)
      if (slug === undefined) after.delete(post)
      else after.set(post, slug)
      return after
    })

  /** Whether another post has a slug, on the blog or in this import. */
  const isTaken = (slug: string, but?: PlannedPost) =>
    (trial?.standing.slugs.has(slug) ?? false) ||
    (trial?.planned.some((other) => other !== but && !isSkipped(other) && slugOf(other) === slug) ?? false)

  const takeWithFreeSlugs = (posts: readonly PlannedPost[]) => {
    const given = new Map(slugs)
    for (const post of posts) {
      const isGiven = (slug: string) => [...given.values()].includes(slug)
      given.set(
        post,
        freeSlug(post.slug || 'post', (slug) => isGiven(slug) || isTaken(slug, post)),
      )
    }
    setSlugs(given)
  }

  const run = async () => {
    if (!trial) return
    isStopped.current = false
    setState({ kind: 'running' })
    const { source, standing, planned } = trial
    const byId = new Map(planned.map((post) => [post.id, post]))
    const store = createImporter({
      api,
      tools,
      source,
      slugOf: (id) => {
        const post = byId.get(id)
        if (!post) return undefined
        return post.isHere ? standing.posts.get(id)?.slug : isSkipped(post) ? undefined : slugOf(post)
      },
    })
    const told = new Map(results)
    const isDone = (post: PlannedPost) => /^(imported|here)$/.test(told.get(post)?.kind ?? '')
    try {
      for (const post of planned.filter((each) => !isSkipped(each) && !isDone(each))) {
        if (isStopped.current) {
          setState({ kind: 'stopped', reason: '' })
          return
        }
        told.set(post, await store({ planned: post, slug: slugOf(post), category: categoryOf(post.post, table) }))
        setResults(new Map(told))
      }
      setState({ kind: 'done' })
    } catch (error) {
      setState({ kind: 'stopped', reason: error instanceof Interrupted ? error.message : reasonOf(error) })
    } finally {
      void client.invalidateQueries()
    }
  }

  return {
    state,
    trial,
    table,
    slugs,
    results,
    read,
    retry: () => read(chosenFiles.current),
    chooseCategory: (name: string, category: BlogCategory) => setTable((before) => new Map(before).set(name, category)),
    setSlug,
    takeWithFreeSlugs,
    isTaken,
    isSkipped,
    slugOf,
    run,
    stop: () => void (isStopped.current = true),
  }
}

export type Import = ReturnType<typeof useImport>
