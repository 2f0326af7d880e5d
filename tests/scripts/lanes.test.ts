import { afterEach, expect, test, vi } from 'vitest'
import { createLanes } from '../../scripts/backend/lanes.ts'

afterEach(() => void vi.useRealTimers())

const WIDTH = 24

test('what comes in excess waits for a second, then hears that too much is asked', async () => {
  vi.useFakeTimers()
  const lanes = createLanes()
  const ends: (() => void)[] = []
  const slow = () => new Promise<string>((resolve) => ends.push(() => resolve('done')))
  const running = Array.from({ length: WIDTH }, () => lanes('visitor', slow))
  const patient = lanes('visitor', async () => 'answered')
  const late = lanes('visitor', async () => 'answered')

  await vi.advanceTimersByTimeAsync(999)
  ends[0]?.()
  expect(await running[0]).toBe('done')
  // The first that waits takes the place, and hands it on.
  expect(await patient).toBe('answered')
  expect(await late).toBe('answered')

  const again = lanes('visitor', slow)
  const refused = lanes('visitor', async () => 'answered')
  await vi.advanceTimersByTimeAsync(1000)
  expect(await refused).toBe('busy')
  for (const end of ends) end()
  expect(await again).toBe('done')
})

test('a function waits longer: a burst of visitors is counted, and not sent away', async () => {
  vi.useFakeTimers()
  const lanes = createLanes()
  const ends: (() => void)[] = []
  const running = Array.from({ length: 16 }, () => lanes('service', () => new Promise<void>((end) => ends.push(end))))
  const patient = lanes('service', async () => 'counted')
  await vi.advanceTimersByTimeAsync(2499)
  ends[0]?.()
  expect(await patient).toBe('counted')
  for (const end of ends) end()
  await Promise.all(running)
})

test('one kind of caller does not take the places of another', async () => {
  const lanes = createLanes()
  for (let count = 0; count < WIDTH; count++) void lanes('visitor', () => new Promise(() => {}))
  expect(await lanes('signed-in', async () => 'answered')).toBe('answered')
  expect(await lanes('service', async () => 'answered')).toBe('answered')
})
