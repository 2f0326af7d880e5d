import { describe, expect, test } from 'vitest'
import { findCopy, keepCopy } from '@/features/collections/lib/prompt-copy'
import { fromPromptsFile, toPromptsFile } from '@/features/collections/lib/prompts-file'
import { movePrompt, newCollection } from '@/features/collections/lib/changes'
import type { Saved } from '@/features/collections/lib/schema'
import { copyLink, copyPath, MAX_COPY_FRAGMENT, readCopyLink } from '@/lib/copy-link'

const EMPTY: Saved = { favourites: [], collections: [] }
const hashOf = (address = '') => address.slice(address.indexOf('#'))

describe('a link to a changed copy', () => {
  test('is read as it was written', () => {
    const text = 'Write to [name] & say “no” in 50 % of\nthe words. #1'
    expect(readCopyLink(hashOf(copyLink('a-letter', text)))).toEqual({ slug: 'a-letter', text })
    expect(readCopyLink(hashOf(copyPath('a-letter')))).toEqual({ slug: 'a-letter' })
  })

  test('has at most 2,000 characters', () => {
    const room = MAX_COPY_FRAGMENT - '#of=a-letter&text='.length
    expect(copyLink('a-letter', 'x'.repeat(room))).toBeDefined()
    expect(copyLink('a-letter', 'x'.repeat(room + 1))).toBeUndefined()
    expect(readCopyLink(`#of=a-letter&text=${'x'.repeat(room + 1)}`)).toBeUndefined()
  })

  test.each(['', '#', '#of=', '#of=../admin', '#of=A-Letter', '#of=<script>', '#text=x', '#of=__proto__'])(
    '%j names nothing',
    (fragment) => {
      expect(readCopyLink(fragment)).toBeUndefined()
    },
  )
})

describe('a changed copy in the collection', () => {
  const kept = keepCopy('a-letter', 'A letter', 'Write a letter.', 'Write a short letter.')(EMPTY)

  test('knows where it came from, and is kept once', () => {
    expect(findCopy(kept, 'a-letter')).toMatchObject({
      collection: { name: 'My versions' },
      prompt: {
        title: 'A letter',
        text: 'Write a short letter.',
        original: 'Write a letter.',
        source: '/prompts/a-letter',
      },
    })
    const again = keepCopy('a-letter', 'A letter', 'Write a letter!', 'Write two letters.')(kept)
    expect(again.collections).toHaveLength(1)
    expect(again.collections[0]?.prompts).toHaveLength(1)
    expect(findCopy(again, 'a-letter')?.prompt).toMatchObject({
      text: 'Write two letters.',
      original: 'Write a letter!',
    })
    expect(findCopy(kept, 'another')).toBeUndefined()
  })

  test('is found and changed where the visitor has moved it', () => {
    const copy = findCopy(kept, 'a-letter')
    if (!copy) throw new Error('It is not there.')
    const mine = newCollection('Mine')
    const moved = movePrompt(
      copy.collection.id,
      mine,
      copy.prompt,
    )({ ...kept, collections: [...kept.collections, mine] })
    const changed = keepCopy('a-letter', 'A letter', 'Write a letter.', 'Sing.')(moved)
    expect(findCopy(changed, 'a-letter')).toMatchObject({ collection: { name: 'Mine' }, prompt: { text: 'Sing.' } })
  })

  test('goes through a file and back', () => {
    const { saved, problems } = fromPromptsFile(toPromptsFile(kept))
    expect(problems).toEqual([])
    expect(saved).toEqual(kept)
  })
})
