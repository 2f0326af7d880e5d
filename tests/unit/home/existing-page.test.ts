import { describe, expect, it, vi } from 'vitest'
import { existingPage } from '@/pages/public/home/existing-page'

vi.mock('@/content/registry', () => ({
  findPage: (path: string) => (path === '/here' ? { path, label: 'Here' } : undefined),
}))

describe('existingPage', () => {
  it('keeps the path of a page that exists', () => {
    expect(existingPage('/here', '/near')).toBe('/here')
  })

  it('falls back while the page does not exist', () => {
    expect(existingPage('/not-yet', '/near')).toBe('/near')
  })
})
