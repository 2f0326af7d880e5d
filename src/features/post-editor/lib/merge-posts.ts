import { POST_FIELD_NAMES, POST_FIELDS, type PostField } from '@contracts/blog.ts'
import { diffArrays } from 'diff'
import { diffTexts } from '@/lib/diff-texts'
import type { Piece } from './diff-posts'
import { plainText } from './plain-text'
import type { PostRow } from './post'

/** Whose version of a part is taken. */
export type Side = 'theirs' | 'mine'

/** A part in which two versions of a post differ: a field, or a place in the text. */
export interface Part {
  readonly label: string
  readonly theirs: string
  readonly mine: string
  readonly pieces: readonly Piece[]
  /** Only formatting, links or pictures differ. */
  readonly isFormatOnly: boolean
  /** The side that has changed it since the common version; mine if both have. */
  readonly suggested: Side
}

/** Two versions of a post, split into parts. */
export interface Comparison {
  readonly parts: readonly Part[]
  /** The post with one side's version of each part. */
  readonly merge: (sides: readonly Side[]) => PostRow
}

/** The blocks of a post's HTML, each as HTML. */
function blocksOf(html: string): string[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  return [...body.childNodes].flatMap((node) => {
    if (node.nodeType === Node.COMMENT_NODE || !(node instanceof Element || node.textContent?.trim())) return []
    const holder = body.ownerDocument.createElement('div')
    holder.append(node)
    return holder.innerHTML
  })
}

// Two long texts with little in common become one part.
const BLOCKS_MS = 100

type Stretch = string | { theirs: string[]; mine: string[] }

/** Both texts as one: shared blocks, and runs of blocks that differ. */
function alignBlocks(theirs: readonly string[], mine: readonly string[]): Stretch[] {
  const changes = diffArrays([...theirs], [...mine], { timeout: BLOCKS_MS })
  if (!changes) return [{ theirs: [...theirs], mine: [...mine] }]
  const stretches: Stretch[] = []
  for (const { value, added, removed } of changes) {
    if (!added && !removed) {
      stretches.push(...value)
      continue
    }
    const last = stretches.at(-1)
    const open = typeof last === 'object' ? last : { theirs: [], mine: [] }
    if (open !== last) stretches.push(open)
    open[added ? 'mine' : 'theirs'].push(...value)
  }
  return stretches.flatMap(pairUp)
}

/** Pairs differing blocks one by one if both sides have the same number. */
function pairUp(stretch: Stretch): Stretch[] {
  if (typeof stretch === 'string' || stretch.theirs.length !== stretch.mine.length) return [stretch]
  return stretch.theirs.map((block, index) => ({ theirs: [block], mine: [stretch.mine[index] ?? ''] }))
}

/**
 * Compares two versions of a post so that each part can be taken from either.
 * @param before the common version, if it is known
 */
export function comparePosts(theirs: PostRow, mine: PostRow, before?: PostRow): Comparison {
  const fields = POST_FIELD_NAMES.filter((name) => name !== 'content' && theirs[name] !== mine[name])
  const partOf = (
    label: string,
    [one, other]: [string, string],
    texts: [string, string],
    isUntouched: boolean,
  ): Part => {
    const isFormatOnly = one !== other && texts[0] === texts[1]
    return {
      label,
      theirs: one,
      mine: other,
      pieces: isFormatOnly ? [] : diffTexts(texts[0], texts[1], ['theirs', 'mine']),
      isFormatOnly,
      suggested: isUntouched ? 'theirs' : 'mine',
    }
  }
  const fieldParts = fields.map((name) => {
    const texts: [string, string] = [theirs[name] ?? '', mine[name] ?? '']
    return partOf(POST_FIELDS[name].label, texts, texts, before !== undefined && before[name] === mine[name])
  })
  const stretches = alignBlocks(blocksOf(theirs.content), blocksOf(mine.content))
  const known = new Set(before ? blocksOf(before.content) : [])
  const textParts = stretches.flatMap((stretch) => {
    if (typeof stretch === 'string') return []
    const html: [string, string] = [stretch.theirs.join('\n'), stretch.mine.join('\n')]
    const isUntouched = before !== undefined && stretch.mine.every((block) => known.has(block))
    // A block missing only from mine was removed by me.
    const isMyCut = stretch.mine.length === 0 && stretch.theirs.every((block) => known.has(block))
    return partOf(POST_FIELDS.content.label, html, [plainText(html[0]), plainText(html[1])], isUntouched && !isMyCut)
  })
  const merge = (sides: readonly Side[]): PostRow => {
    const chosen: Partial<Record<PostField, string | null>> = {}
    fields.forEach((name, index) => {
      chosen[name] = (sides[index] === 'theirs' ? theirs : mine)[name]
    })
    let next = fields.length
    const content = stretches.flatMap((stretch) => {
      if (typeof stretch === 'string') return stretch
      next += 1
      return stretch[sides[next - 1] ?? 'mine']
    })
    return { ...mine, ...chosen, content: content.join('\n') } as PostRow
  }
  return { parts: [...fieldParts, ...textParts], merge }
}
