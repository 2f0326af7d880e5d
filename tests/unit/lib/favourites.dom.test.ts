import { describe, expect, test, vi } from 'vitest'
import { isFavourite, readFavourites, setFavourite, watchFavourites } from '@/lib/favourites'
import { isSiteAddress } from '@/lib/site-address'
import { forgetSetAside, readSetAside } from '@/lib/stored-rows'

const KEY = 'promptory:favourites'
const favourite = { address: '/a#prompt-1', text: 't', page: 'p', savedAt: '2026-01-01' }
const other = { ...favourite, address: '/b#prompt-2' }

test('saving twice is saving once, and another tab’s are left alone', () => {
  setFavourite(favourite, true)
  localStorage.setItem(KEY, JSON.stringify([other, favourite]))
  expect(setFavourite(favourite, true)).toBe(true)
  expect(readFavourites()).toEqual([favourite, other])
  expect(isFavourite('/b#prompt-2')).toBe(true)
  setFavourite(favourite, false)
  expect(readFavourites()).toEqual([other])
})

test('a change is heard in this page and from other tabs, and no other key’s is', () => {
  const heard = vi.fn()
  const stop = watchFavourites(heard)
  setFavourite(favourite, true)
  expect(heard).toHaveBeenCalledTimes(1)
  window.dispatchEvent(new StorageEvent('storage', { key: KEY }))
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
  expect(heard).toHaveBeenCalledTimes(3)
  window.dispatchEvent(new StorageEvent('storage', { key: 'promptory:theme' }))
  expect(heard).toHaveBeenCalledTimes(3)
  stop()
  setFavourite(favourite, false)
  expect(heard).toHaveBeenCalledTimes(3)
})

describe('what cannot be read', () => {
  test.each([
    ['{"not":"a list"}', ['{"not":"a list"}']],
    ['[{"address":"/a', ['[{"address":"/a']],
    [JSON.stringify([other, { address: 1 }]), ['{"address":1}']],
  ])('%s is put aside before the list is written again', (text, aside) => {
    localStorage.setItem(KEY, text)
    readFavourites()
    expect(localStorage.getItem(KEY)).toBe(text)
    setFavourite(favourite, true)
    expect(readFavourites()).toContainEqual(favourite)
    expect(readSetAside()).toEqual(aside)
    forgetSetAside()
    expect(readSetAside()).toEqual([])
  })

  test('is not written over where it cannot be put aside', () => {
    localStorage.setItem(KEY, 'broken')
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation((key) => {
      if (key !== KEY) throw new DOMException('full', 'QuotaExceededError')
    })
    expect(setFavourite(favourite, true)).toBe(false)
    expect(localStorage.getItem(KEY)).toBe('broken')
  })
})

test.each(['https://x.test/', '//x.test', '/\\x.test', '/\t/x.test', 'javascript:alert(1)', 'a', ''])(
  '%j is no address on this site',
  (address) => {
    expect(isSiteAddress(address)).toBe(false)
    localStorage.setItem(KEY, JSON.stringify([{ ...favourite, address }]))
    expect(readFavourites()).toEqual([])
  },
)

test('a path with a query and a fragment is one', () => {
  expect(isSiteAddress('/ai-prompts?search=a%20b#library')).toBe(true)
})
