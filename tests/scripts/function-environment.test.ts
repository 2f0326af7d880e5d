import { expect, it } from 'vitest'
import { functionEnvironment, functionHosts } from '../../scripts/backend/function-environment.mjs'

const KEYS = { publishableKey: 'sb_publishable_x', secretKey: 'sb_secret_x', jwtSecret: 'j', quotaSecret: 'q' }
const ORIGIN = 'http://localhost:4999'

it('allows calls from both spellings of the local address by default', () => {
  const env = functionEnvironment({ origin: ORIGIN, keys: KEYS, env: {} })
  expect(env.ALLOWED_ORIGINS).toBe('http://localhost:4999,http://127.0.0.1:4999')
})

it('lets a function reach the backend and the services that are set, and no other host', () => {
  expect(functionHosts(ORIGIN, {})).toEqual(['localhost:4999', '127.0.0.1:4999', 'api.openai.com:443'])
  expect(functionHosts(ORIGIN, { AI_BASE_URL: 'http://[::1]:11434/v1' })).toContain('[::1]:11434')
  expect(functionHosts(ORIGIN, { ERROR_WEBHOOK_URL: 'https://hooks.example/x?key=y' })).toContain('hooks.example:443')
})
