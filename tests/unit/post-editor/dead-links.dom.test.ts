import { describe, expect, it, vi } from 'vitest'
import { findDeadLinks, ownLinksOf } from '@/features/post-editor/lib/dead-links'

const post = (id: string, content: string) => ({ id, title: `Post ${id}`, slug: id, content })

describe('the links of an article to this site', () => {
  it('are its own paths, whole or from the root, without what names a place in a page', () => {
    const html =
      '<a href="/about#team">About</a><a href="https://promptory.test/plans?x=1">Plans</a><a href="../terms">Terms</a>' +
      '<a href="https://example.com/about">Other</a><a href="mailto:a@b.example">Mail</a><a href="#here">Here</a>' +
      '<a href="//example.com/x">X</a><a>Nothing</a><a href="/about">Again</a>'
    expect(Object.fromEntries(ownLinksOf(html))).toEqual({
      '/about': 'About',
      '/plans?x=1': 'Plans',
      '/terms': 'Terms',
    })
  })

  it('are asked for once each, and those that lead nowhere are told with their article and words', async () => {
    const statusOf = vi.fn(async (path: string) => (path === '/gone' ? 404 : path === '/removed' ? 410 : 200))
    const progress: string[] = []
    const found = await findDeadLinks(
      [
        post('a', '<a href="/gone">that page</a> <a href="/about">us</a>'),
        post('b', '<a href="/gone">it</a> <a href="/removed">old</a>'),
      ],
      statusOf,
      (done, all) => progress.push(`${done}/${all}`),
    )
    expect(statusOf).toHaveBeenCalledTimes(3)
    expect(progress.at(-1)).toBe('3/3')
    expect(found.map(({ post: { id }, path, words }) => [id, path, words])).toEqual([
      ['a', '/gone', 'that page'],
      ['b', '/gone', 'it'],
      ['b', '/removed', 'old'],
    ])
  })

  it('are not called dead where they could not be asked for', async () => {
    const statusOf = () => Promise.reject(new TypeError('Failed to fetch'))
    await expect(findDeadLinks([post('a', '<a href="/about">us</a>')], statusOf)).rejects.toThrow('Failed to fetch')
    expect(await findDeadLinks([post('a', '<a href="/about">us</a>')], async () => 503)).toEqual([])
  })
})
