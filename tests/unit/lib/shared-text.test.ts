import { describe, expect, test } from 'vitest'
import {
  readRequestLink,
  readShelfLink,
  readTextLink,
  requestLink,
  shelfLink,
  textFeedbackLink,
} from '@/lib/prompt-link'
import { readShared } from '@/lib/shared-text'
import { receiveShared } from '../../../src/service-worker/receive-shared.ts'

const hashOf = (address: string) => address.slice(address.indexOf('#'))

describe('a text that another app shares', () => {
  test('is sent on in a fragment, which no server hears of', async () => {
    const body = new FormData()
    body.set('title', 'A page')
    body.set('text', 'Grüße & more #1')
    body.set('url', ' ')
    body.set('file', 'x')
    const response = await receiveShared(new Request('https://a.example/share', { method: 'POST', body }))
    expect(response.status).toBe(303)
    const to = new URL(response.headers.get('location') ?? '')
    expect(to.origin + to.pathname + to.search).toBe('https://a.example/share')
    expect(readShared(to.hash)).toBe('A page\n\nGrüße & more #1')
  })

  test.each([
    ['', ''],
    ['#', ''],
    ['#text=%E0%A4%A', '\ufffd%A'],
    ['#title=Hello&text=Hello there', 'Hello there'],
    ['#text=See https://b.example/x&url=https://b.example/x', 'See https://b.example/x'],
    ['#title=Only a title', 'Only a title'],
    ['#text=one&url=https://b.example', 'one\n\nhttps://b.example'],
  ])('%j is read as %j', (fragment, text) => {
    expect(readShared(fragment)).toBe(text)
  })

  test('reaches the generator and the feedback tool as it is', () => {
    const text = 'Line one\nand “two” & 100 % #3'
    expect(readRequestLink(hashOf(requestLink(text)))).toBe(text)
    expect(readTextLink(hashOf(textFeedbackLink(text)))).toBe(text)
    expect(readTextLink('#prompt=x')).toBeUndefined()
    expect(new URL(requestLink(text), 'https://a.example').search).toBe('')
    const shelf = new URL(shelfLink(text), 'https://a.example')
    expect([shelf.search, readShelfLink(shelf)]).toEqual(['', text])
    // Links from before.
    expect(readShelfLink({ hash: '', search: `?q=${encodeURIComponent(text)}` })).toBe(text)
    expect(readRequestLink(`?about=${encodeURIComponent(text)}`)).toBe(text)
  })
})
