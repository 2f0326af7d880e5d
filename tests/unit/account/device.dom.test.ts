import { beforeEach, expect, test } from 'vitest'
import { KEPT_KINDS } from '@contracts/kept-items.ts'
import { readDevice, writeDevice } from '@/features/account/lib/sync/device'
import { readState, writeState } from '@/features/account/lib/sync/state'
import { askAgain, changesToSend } from '@/features/account/lib/sync/steps'
import { itemId, STORES } from '@/features/account/lib/sync/stores'
import { readFavourites, setFavourite } from '@/lib/favourites'
import { keepSheet, readSheet, readSheets } from '@/lib/sheets'

beforeEach(() => localStorage.clear())

const favourite = (address: string) => ({ address, text: 't', page: 'p', savedAt: '2026-11-26T10:00:00.000Z' })

test('every kind has a store, and no store is without a kind', () => {
  const keys = Object.values(KEPT_KINDS).map(({ deviceKey }) => deviceKey)
  expect(new Set(STORES.map(({ deviceKey }) => deviceKey))).toEqual(new Set<string>(keys))
})

test('what features keep comes back as it was', () => {
  setFavourite(favourite('/a#1'), true)
  keepSheet('', 'without a prompt')
  keepSheet('x'.repeat(500), 'long prompt')
  const { items } = readDevice()
  const before = { ...localStorage }
  expect(writeDevice(new Map())).toBe(true)
  expect(readFavourites()).toEqual([])
  expect(writeDevice(items)).toBe(true)
  expect({ ...localStorage }).toEqual(before)
  expect(readSheet('')).toBe('without a prompt')
  for (const id of items.keys()) expect(id.length).toBeLessThan(320)
})

test('keys that the database cannot store, or that are empty or long, become short ones of their own', () => {
  const odd = ['', 'a\0', '\ud800', 'x'.repeat(301), 'x'.repeat(302)].map((key) => itemId('sheet', key))
  expect(new Set(odd).size).toBe(odd.length)
  for (const id of odd) expect(id).toMatch(/^sheet #[a-z0-9]+$/)
})

test('a store that cannot be read is asked for again, and never read as deletions', () => {
  keepSheet('a', 'one')
  const state = { ...readState('ana'), revision: 7, seen: { 'sheet a': [3, 'x'] as [number, string] } }
  localStorage.setItem('promptory:sheets', '[{"prompt":')
  const device = readDevice()
  expect(changesToSend(device, state, 0).changes).toEqual([])
  expect(askAgain(device, state)).toMatchObject({ revision: 0, seen: {} })
  // What was there is set aside, not lost.
  writeDevice(new Map([['sheet a', { prompt: 'a', text: 'one', changedAt: '' }]]))
  expect(readSheets()).toHaveLength(1)
  expect(localStorage.getItem('promptory:set-aside')).toContain('prompt')
})

test('the state of another account is not this one’s', () => {
  writeState({ account: 'ana', revision: 3, seen: {}, changed: {} })
  expect(readState('ana').revision).toBe(3)
  expect(readState('ben')).toEqual({ account: 'ben', revision: 0, seen: {}, changed: {} })
  localStorage.setItem('promptory:sync', '{"account":"ana"}')
  expect(readState('ana').revision).toBe(0)
})
