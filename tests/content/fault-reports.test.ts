import { afterEach, describe, expect, test, vi } from 'vitest'

/** Everything the privacy page says on a site that was built with this setting. */
async function privacyText(endpoint: string): Promise<string> {
  vi.resetModules()
  vi.stubEnv('VITE_ERROR_ENDPOINT', endpoint)
  return JSON.stringify((await import('@/content/pages/static/privacy')).default)
}

afterEach(() => {
  vi.unstubAllEnvs()
})

describe('the privacy page', () => {
  test('tells of fault reports, and of who gets them, where they are sent', async () => {
    const text = await privacyText('https://faults.example/collect')
    expect(text).toContain('it reports the fault')
    expect(text).toContain('A service that collects faults')
    expect(text).not.toContain('faults.example')
  })

  test('says nothing of them where they are not', async () => {
    expect(await privacyText('')).not.toMatch(/report the fault|reports the fault|collects faults/)
  })
})
