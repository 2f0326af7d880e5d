import { expect, test } from 'vitest'
import { madeUpDevice, madeUpServer } from '../unit/account/support/made-up-server.ts'

const SHEETS = 'promptory:sheets'
const GENERATED = 'promptory:generated'

const DAY = 24 * 60 * 60_000
const sheet = (prompt: string, text: string) => ({ prompt, text, changedAt: '2026-11-26T10:00:00.000Z' })
const put = (row: Record<string, unknown>, key: string) => (rows: readonly Record<string, unknown>[]) => [
  row,
  ...rows.filter((other) => other[key] !== row[key]),
]
const without = (key: string, value: unknown) => (rows: readonly Record<string, unknown>[]) =>
  rows.filter((row) => row[key] !== value)

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

/** Mulberry32. */
function seeded(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

test.each([1, 2, 3])('1,000 changes at once on two devices: none is lost silently (seed %i)', async (seed) => {
  const random = seeded(seed)
  const pick = (count: number) => Math.floor(random() * count)
  const { server, phone, laptop } = two({ skew: DAY, maxDeletions: 20 })
  const devices = [phone, laptop]
  /** Texts that nobody has replaced or deleted while seeing them. */
  const owed = new Set<string>()
  const TOKEN = /«\d+»/g
  const tokensIn = (rows: readonly unknown[]): readonly string[] => JSON.stringify(rows).match(TOKEN) ?? []
  const knowingly = (device: Device, key: string, edit: Parameters<Device['change']>[1]) => {
    const before = tokensIn(device.rows(key))
    device.change(key, edit)
    const after = new Set(tokensIn(device.rows(key)))
    for (const token of before) if (!after.has(token)) owed.delete(token)
    for (const token of after) if (!before.includes(token)) owed.add(token)
  }

  for (let count = 0; count < 1000; count += 1) {
    const device = devices[pick(2)] as Device
    server.clock.now += pick(50)
    const key = [SHEETS, GENERATED][pick(2)] as string
    const name = String(pick(6))
    const field = key === SHEETS ? 'prompt' : 'id'
    const row = device.rows(key).find((other) => other[field] === name)
    if (row && random() < 0.1) knowingly(device, key, without(field, name))
    else {
      const text = `${random() < 0.5 && row ? `${String(row.text).slice(0, 2000)} ` : ''}«${count}»`
      knowingly(device, key, put({ ...sheet(name, text), id: name, createdAt: '2026-11-26T10:00:00.000Z' }, field))
    }
    if (random() < 0.3) {
      const syncing = devices[pick(2)] as Device
      syncing.faults.losesAnswers = random() < 0.1
      await syncing.sync().catch(() => undefined)
      syncing.faults.losesAnswers = false
    }
  }
  await meet(phone, laptop)
  expect(have(phone)).toEqual(have(laptop))
  const there = new Set<string>(phone.text().match(TOKEN) ?? [])
  expect([...owed].filter((token) => !there.has(token))).toEqual([])
  expect(owed.size).toBeGreaterThan(10)
})
