import { describe, expect, test } from 'vitest'
import { SyncError } from '@/features/account/lib/sync/sync-once'
import { madeUpDevice, madeUpServer } from './support/made-up-server.ts'

const SHEETS = 'promptory:sheets'
const FAVOURITES = 'promptory:favourites'
const GENERATED = 'promptory:generated'
const COLLECTIONS = 'promptory:collections'
const PLANS = 'promptory:plans'
const ANSWERS = 'promptory:answers'

const DAY = 24 * 60 * 60_000
const sheet = (prompt: string, text: string) => ({ prompt, text, changedAt: '2026-11-26T10:00:00.000Z' })
const favourite = (address: string, savedAt = '2026-11-26T10:00:00.000Z') => ({
  address,
  text: 't',
  page: 'p',
  savedAt,
})
const put = (row: Record<string, unknown>, key: string) => (rows: readonly Record<string, unknown>[]) => [
  row,
  ...rows.filter((other) => other[key] !== row[key]),
]

type Device = ReturnType<typeof madeUpDevice>
/** What a device has, whatever the order of keys and rows. */
const have = (device: Device) => Object.fromEntries(device.read().items)

async function meet(...devices: Device[]) {
  // Twice: what one sends in its turn, the other has to hear of.
  for (const device of [...devices, ...devices, ...devices]) await device.sync()
}

function two({ skew = 0, ...limits }: { skew?: number; maxItems?: number; maxDeletions?: number } = {}) {
  const server = madeUpServer(limits)
  return { server, phone: madeUpDevice(server), laptop: madeUpDevice(server, { skew }) }
}

describe('the first meeting keeps both sides', () => {
  test('of every kind', async () => {
    const { phone, laptop } = two()
    phone.change(SHEETS, () => [sheet('a', 'from the phone'), sheet('', 'no prompt')])
    laptop.change(SHEETS, () => [sheet('a', 'from the laptop')])
    phone.change(FAVOURITES, () => [favourite('/x#1')])
    laptop.change(FAVOURITES, () => [favourite('/x#2', '2026-11-27T10:00:00.000Z')])
    phone.change(ANSWERS, () => [{ name: 'city', answers: ['Lisbon'] }])
    laptop.change(ANSWERS, () => [{ name: 'city', answers: ['Porto'] }])
    phone.change(PLANS, () => [{ plan: '/p', done: ['1'], words: { 1: 300, 2: 5 } }])
    laptop.change(PLANS, () => [{ plan: '/p', done: ['2'], words: { 1: 200 } }])
    await meet(phone, laptop)
    expect(have(phone)).toEqual(have(laptop))
    expect(phone.rows(SHEETS).find(({ prompt }) => prompt === 'a')?.text).toMatch(/phone[\s\S]*laptop/)
    expect(laptop.rows(SHEETS)).toHaveLength(2)
    expect(phone.rows(FAVOURITES).map(({ address }) => address)).toEqual(['/x#2', '/x#1'])
    expect(new Set(phone.rows(ANSWERS)[0]?.answers as string[])).toEqual(new Set(['Lisbon', 'Porto']))
    expect(phone.rows(PLANS)[0]).toEqual({ plan: '/p', done: ['1', '2'], words: { 1: 300, 2: 5 } })
  })

  test('5,000 items of two devices, and no more than that', async () => {
    const { server, phone, laptop } = two()
    const many = (from: number) => Array.from({ length: 2600 }, (_, index) => favourite(`/x#${from + index}`))
    phone.change(FAVOURITES, () => many(0))
    laptop.change(FAVOURITES, () => many(2400))
    await phone.sync()
    expect(await laptop.sync()).toEqual({ full: 0, tooLarge: 0 })
    await meet(phone, laptop)
    expect(server.living()).toBe(5000)
    expect(have(phone)).toEqual(have(laptop))
    laptop.change(FAVOURITES, put(favourite('/one#more'), 'address'))
    expect(await laptop.sync()).toEqual({ full: 1, tooLarge: 0 })
    // It stays where it is.
    expect(laptop.rows(FAVOURITES)).toHaveLength(5001)
  })
})

test('a deletion goes to the other device, a change is stronger than a deletion', async () => {
  const { phone, laptop } = two()
  phone.change(SHEETS, () => [sheet('a', 'one'), sheet('b', 'two')])
  await meet(phone, laptop)
  phone.change(SHEETS, () => [])
  laptop.change(SHEETS, put(sheet('b', 'two and a half'), 'prompt'))
  await meet(phone, laptop)
  expect(have(phone)).toEqual(have(laptop))
  expect(phone.rows(SHEETS).map(({ text }) => text)).toEqual(['two and a half'])
})

test('a device that was away while deletions were forgotten hears of them, and keeps what it has changed', async () => {
  const { phone, laptop } = two({ maxDeletions: 1 })
  phone.change(FAVOURITES, () => ['/1', '/2', '/3'].map((address) => favourite(address)))
  phone.change(SHEETS, () => [sheet('a', 'one')])
  await meet(phone, laptop)
  phone.change(FAVOURITES, () => [favourite('/3')])
  phone.change(SHEETS, () => [])
  await phone.sync()
  laptop.change(SHEETS, () => [sheet('a', 'one more')])
  await meet(laptop, phone)
  expect(laptop.rows(FAVOURITES).map(({ address }) => address)).toEqual(['/3'])
  expect(phone.rows(SHEETS).map(({ text }) => text)).toEqual(['one more'])
})

test('two changed texts of one prompt are both there, on both devices', async () => {
  const { phone, laptop } = two()
  const made = { id: 'g', text: 'first', createdAt: '2026-11-26T10:00:00.000Z' }
  const own = (text: string) => ({ id: 'p', title: 't', text, createdAt: made.createdAt })
  const collection = (text: string) => [{ id: 'c', name: 'Mine', createdAt: made.createdAt, prompts: [own(text)] }]
  phone.change(GENERATED, () => [made])
  phone.change(COLLECTIONS, () => collection('first'))
  await meet(phone, laptop)
  phone.change(GENERATED, () => [{ ...made, text: 'by phone' }])
  phone.change(COLLECTIONS, () => collection('by phone'))
  laptop.change(GENERATED, () => [{ ...made, text: 'by laptop' }])
  laptop.change(COLLECTIONS, () => collection('by laptop'))
  await meet(phone, laptop)
  expect(have(phone)).toEqual(have(laptop))
  for (const key of [GENERATED, COLLECTIONS]) {
    expect(JSON.stringify(phone.rows(key))).toContain('by phone')
    expect(JSON.stringify(phone.rows(key))).toContain('by laptop')
    expect(JSON.stringify(phone.rows(key))).not.toContain('first')
  }
})

test('a prompt put into a collection that was deleted meanwhile is rescued', async () => {
  const { phone, laptop } = two()
  const prompt = (id: string) => ({ id, title: '', text: id, createdAt: '2026-11-26T10:00:00.000Z' })
  const head = { id: 'c', name: 'Mine', createdAt: '2026-11-26T10:00:00.000Z' }
  phone.change(COLLECTIONS, () => [{ ...head, prompts: [prompt('old')] }])
  await meet(phone, laptop)
  phone.change(COLLECTIONS, () => [])
  await phone.sync()
  laptop.change(COLLECTIONS, () => [{ ...head, prompts: [prompt('new'), prompt('old')] }])
  await meet(laptop, phone)
  expect(have(phone)).toEqual(have(laptop))
  expect(phone.rows(COLLECTIONS)).toMatchObject([{ prompts: [{ id: 'new' }] }])
})

test.each([-DAY, DAY])('a clock wrong by %i ms decides nothing: the later change stands', async (skew) => {
  const { server, phone, laptop } = two({ skew })
  phone.change(ANSWERS, () => [{ name: 'city', answers: ['Lisbon'] }])
  await meet(phone, laptop)
  const offline = (is: boolean) => Object.assign(phone.faults, { isOffline: is })
  offline(true)
  phone.change(ANSWERS, () => [{ name: 'city', answers: ['Porto'] }])
  await expect(phone.sync()).rejects.toThrow(SyncError)
  server.clock.now += 1000
  laptop.change(ANSWERS, () => [{ name: 'city', answers: ['Faro'] }])
  await laptop.sync()
  server.clock.now += 1000
  offline(false)
  await meet(phone, laptop)
  expect(phone.rows(ANSWERS)).toEqual([{ name: 'city', answers: ['Faro'] }])
  expect(laptop.rows(ANSWERS)).toEqual([{ name: 'city', answers: ['Faro'] }])
})

test('an answer that was lost does no harm', async () => {
  const { phone, laptop } = two()
  phone.change(SHEETS, () => [sheet('a', 'one')])
  await meet(phone, laptop)
  phone.change(SHEETS, () => [sheet('a', 'two')])
  phone.faults.losesAnswers = true
  await expect(phone.sync()).rejects.toThrow(SyncError)
  phone.faults.losesAnswers = false
  phone.change(SHEETS, () => [sheet('a', 'two, three')])
  await meet(phone, laptop)
  expect(laptop.rows(SHEETS).map(({ text }) => text)).toEqual(['two, three'])
})

test('a full device loses nothing, here or there', async () => {
  const { server, phone, laptop } = two()
  phone.change(SHEETS, () => [sheet('a', 'one')])
  await meet(phone, laptop)
  phone.change(SHEETS, put(sheet('b', 'two'), 'prompt'))
  await phone.sync()
  laptop.faults.isFull = true
  await expect(laptop.sync()).rejects.toThrow('device-full')
  await expect(laptop.sync()).rejects.toThrow('device-full')
  expect(server.living()).toBe(2)
  laptop.faults.isFull = false
  await meet(laptop, phone)
  expect(laptop.rows(SHEETS)).toHaveLength(2)
})

test('a session that has ended sees nothing, and that is no deletion', async () => {
  const { server, phone } = two()
  phone.change(SHEETS, () => [sheet('a', 'one')])
  await phone.sync()
  const { totals } = server.api
  Object.assign(server.api, { totals: async () => null, rows: async (): Promise<never[]> => [] })
  await expect(phone.sync()).rejects.toThrow('ended')
  expect(phone.rows(SHEETS)).toHaveLength(1)
  Object.assign(server.api, { totals, rows: async () => [] })
  await phone.sync().catch(() => undefined)
  expect(phone.rows(SHEETS)).toHaveLength(1)
})
