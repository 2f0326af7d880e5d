import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { captchaToken, NOT_A_PERSON } from '@/lib/captcha'

type Options = Record<string, (token?: string) => void>

const scripts = () => [
  ...document.querySelectorAll<HTMLScriptElement>('script[src^="https://challenges.cloudflare.com/"]'),
]
const loaded = () => scripts().at(-1)?.dispatchEvent(new Event('load'))

/** Cloudflare's script, which answers by what is called on the widget's options. */
function comeWith(answer: (options: Options, parent: HTMLElement) => void) {
  const remove = vi.fn()
  window.turnstile = {
    render: (parent, options) => {
      queueMicrotask(() => answer(options as Options, parent))
      return 'widget'
    },
    remove,
  }
  return remove
}

beforeEach(() => vi.stubEnv('VITE_TURNSTILE_SITE_KEY', '0x4AAAAAAAB'))
afterEach(() => {
  vi.useRealTimers()
  document.body.replaceChildren()
  for (const script of scripts()) script.remove()
  vi.unstubAllEnvs()
  delete window.turnstile
})

test('without a key nothing is loaded', async () => {
  vi.stubEnv('VITE_TURNSTILE_SITE_KEY', '')
  expect(await captchaToken()).toBeUndefined()
  expect(scripts()).toHaveLength(0)
})

test('a script that is blocked is told, and tried again with the next call', async () => {
  const token = captchaToken()
  scripts().at(-1)?.dispatchEvent(new Event('error'))
  await expect(token).rejects.toThrow(NOT_A_PERSON)
  const again = captchaToken()
  comeWith(({ callback }) => callback?.('token-1'))
  loaded()
  expect(await again).toBe('token-1')
})

test('a script that neither comes nor fails is told', async () => {
  vi.useFakeTimers()
  await Promise.all([expect(captchaToken()).rejects.toThrow(NOT_A_PERSON), vi.advanceTimersByTimeAsync(20_000)])
  expect(scripts()).toHaveLength(0)
})

test('a verdict that does not come is told', async () => {
  vi.useFakeTimers()
  const remove = comeWith(() => undefined)
  await Promise.all([expect(captchaToken()).rejects.toThrow(NOT_A_PERSON), vi.advanceTimersByTimeAsync(20_000)])
  expect(remove).toHaveBeenCalledOnce()
})

test('whoever is asked has the focus led to the question and back, and all the time that the widget gives', async () => {
  vi.useFakeTimers()
  document.body.innerHTML = '<button>Send</button>'
  const button = document.querySelector('button')
  button?.focus()
  const asked = vi.fn()
  comeWith((options, parent) => {
    options['before-interactive-callback']?.()
    expect(parent).toHaveFocus()
    expect(parent).toHaveAccessibleName('Are you a person?')
    expect(parent).toHaveAttribute('role', 'group')
    asked()
    setTimeout(() => options.callback?.('token-3'), 100_000)
  })
  const token = captchaToken()
  await vi.advanceTimersByTimeAsync(100_000)
  expect(await token).toBe('token-3')
  expect(asked).toHaveBeenCalledOnce()
  expect(button).toHaveFocus()
})

test('of dialogs upon each other the topmost holds the widget', async () => {
  document.body.innerHTML = '<div role="dialog"></div><div role="alertdialog"></div>'
  let place: Element | null | undefined
  comeWith(({ callback }, parent) => {
    place = parent.parentElement
    callback?.('token-4')
  })
  await captchaToken()
  expect(place).toBe(document.querySelector('[role=alertdialog]'))
})

test('each call has a widget of its own, within an open dialog where there is one, and takes it away', async () => {
  document.body.innerHTML = '<div role="dialog"></div>'
  const remove = comeWith(({ callback }, parent) => {
    expect(parent.parentElement).toBe(document.querySelector('[role=dialog]'))
    callback?.('token-2')
  })
  expect(await captchaToken()).toBe('token-2')
  expect(remove).toHaveBeenCalledExactlyOnceWith('widget')
  expect(document.querySelector('[role=dialog]')).toBeEmptyDOMElement()
})

test.each(['error-callback', 'timeout-callback', 'unsupported-callback'])('%s is told', async (name) => {
  const remove = comeWith((options) => options[name]?.())
  await expect(captchaToken()).rejects.toThrow(NOT_A_PERSON)
  expect(remove).toHaveBeenCalledOnce()
})
