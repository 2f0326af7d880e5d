import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'

const chunks = existsSync('dist/assets') ? readdirSync('dist/assets').filter((name) => name.endsWith('.js')) : []

beforeAll(() => {
  expect(chunks.length, 'the site is not built: run `npm run build` first').toBeGreaterThan(10)
})

test('without VITE_ERROR_ENDPOINT no file of the site reports faults', () => {
  expect(chunks.filter((name) => name.startsWith('error-report'))).toEqual([])
  expect(chunks.filter((name) => /unhandledrejection/.test(readFileSync(`dist/assets/${name}`, 'utf8')))).toEqual([])
})
