import type { BlogCategory } from '@contracts/blog.ts'
import { PICTURE_MAX_BYTES, PICTURE_NAME } from '@contracts/pictures.ts'
import type { TransferApi } from '../api/transfer'
import { uuidOf, uuidOfText } from './identity'
import { Interrupted, type Result } from './outcome'
import { fieldsOf, type PlannedPost } from './plan'
import type { Source } from './read-files'
import { settleLinks, settlePictures } from './stand-ins'
import type { Kept, PostTools } from './tools'

/** A post with the choices for it. */
export interface ChosenPost {
  readonly planned: PlannedPost
  readonly slug: string
  readonly category: BlogCategory
}

interface Surroundings {
  readonly api: Pick<TransferApi, 'importPost' | 'insertDraft' | 'importTakenBack' | 'versionOf'>
  readonly tools: PostTools
  readonly source: Pick<Source, 'readPicture'>
  /** The slug a post will have; undefined if it is not imported. */
  readonly slugOf: (id: string) => string | undefined
}

const kindOf = (error: unknown) => (error instanceof Error ? (error as Error & { kind?: string }).kind : undefined)

/** An address from an export of this site: the picture keeps its name. */
const ownName = (path: string, isOwn: boolean) => {
  const name = path.split('/').at(-1) ?? ''
  return isOwn && PICTURE_NAME.test(name) ? name : undefined
}

/** Stores each picture once, under a name derived from its bytes, so that a resumed import stores none twice. */
function createKeeper({ tools, source }: Pick<Surroundings, 'tools' | 'source'>) {
  const kept = new Map<string, Promise<Partial<Kept> & { address: string }>>()
  const keep = async (picture: string | Blob, kind: 'picture' | 'cover', isOwn: boolean) => {
    const file = typeof picture === 'string' ? await source.readPicture(picture) : picture
    const name = typeof picture === 'string' ? ownName(picture, isOwn) : undefined
    if (name !== undefined && file.size <= PICTURE_MAX_BYTES) return { address: await tools.keepAsItIs(file, name) }
    const bytes = new Uint8Array(await file.arrayBuffer())
    const id = await uuidOf(bytes)
    // A cover is a different crop of the same picture.
    return tools.keepPicture(file, kind, kind === 'cover' ? await uuidOfText(`cover:${id}`) : id)
  }
  return (picture: string | Blob, kind: 'picture' | 'cover', isOwn: boolean) => {
    if (typeof picture !== 'string') return keep(picture, kind, isOwn)
    const key = `${kind} ${picture}`
    const known = kept.get(key) ?? keep(picture, kind, isOwn)
    kept.set(key, known)
    // The next use of the same picture tries again.
    known.catch(() => kept.delete(key))
    return known
  }
}

/** Stores posts one after the other, each completely or not at all. */
export function createImporter(surroundings: Surroundings) {
  const { api, tools, slugOf } = surroundings
  const keepOne = createKeeper(surroundings)

  /** Returns undefined for a picture that cannot be stored, and notes it. */
  const tryToKeep = async (picture: string | Blob, kind: 'picture' | 'cover', isOwn: boolean, notes: string[]) => {
    try {
      return await keepOne(picture, kind, isOwn)
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      if (/^(unreachable|session)$/.test(kindOf(error) ?? '')) throw new Interrupted(reason)
      notes.push(`${typeof picture === 'string' ? picture : 'A picture'}: ${reason}`)
      return undefined
    }
  }

  const store = async ({ planned, slug, category }: ChosenPost): Promise<Result> => {
    const { post, id, draftId } = planned
    const isOwn = post.own !== undefined
    const notes: string[] = []
    const pictures = []
    for (const picture of planned.pictures) pictures.push(await tryToKeep(picture, 'picture', isOwn, notes))
    const isAddress = planned.cover !== undefined && tools.isOwnPicture(planned.cover)
    const cover =
      planned.cover === undefined || isAddress
        ? planned.cover
        : (await tryToKeep(planned.cover, 'cover', isOwn, notes))?.address
    const content = settleLinks(settlePictures(planned.html, pictures), slugOf)
    const row = tools.rowOf({ ...fieldsOf(planned, slug, category), cover: cover ?? '', content })
    const [problem] = post.state === 'draft' ? [] : Object.values(tools.problemsOf(row))
    if (problem !== undefined) return { kind: 'failed', reason: problem }
    const named = { ...row, ...(post.author !== undefined && { author_name: post.author }) }
    const dates = { created: post.created, updated: post.updated }
    const isAhead = post.publishAt !== undefined && Date.parse(post.publishAt) > Date.now()
    const publishAt = isAhead ? post.publishAt : undefined
    const stored =
      post.state === 'published'
        ? await api.importPost(id, named, dates, post.oldSlugs)
        : post.state === 'taken_back'
          ? await api.importTakenBack(id, named, dates, post.oldSlugs, publishAt)
          : await api.insertDraft({
              id: draftId,
              postId: id,
              version: post.own?.isChange ? await api.versionOf(id) : undefined,
              row,
              publishAt,
            })
    return stored === 'stored' ? { kind: 'imported', notes } : { kind: stored }
  }

  /** @throws Interrupted if nothing more can be stored for now */
  return async (chosen: ChosenPost): Promise<Result> => {
    try {
      return await store(chosen)
    } catch (error) {
      if (error instanceof Interrupted) throw error
      return { kind: 'failed', reason: error instanceof Error ? error.message : String(error) }
    }
  }
}
