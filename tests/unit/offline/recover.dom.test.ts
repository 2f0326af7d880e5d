import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { OFFLINE_MESSAGES } from '@/features/offline/messages'
import { hideNotice } from '@/features/offline/notice'
import { recoverFailedPage, reloadFailedPage } from '@/features/offline/recover'

const reload = vi.fn<() => void>()

const lost = (): Promise<Response> => Promise.reject(new TypeError('no network'))

function serve({ isControlled = false, answer = lost } = {}) {
  vi.stubGlobal('navigator', { serviceWorker: { controller: isControlled ? {} : null } })
  vi.stubGlobal('fetch', vi.fn<() => Promise<Response>>(answer))
}

beforeEach(() => {
  vi.stubGlobal('location', { pathname: '/faq', reload })
  document.body.innerHTML = '<main><section role="alert" data-failed></section></main>'
})

afterEach(() => {
  hideNotice()
  reload.mockClear()
  vi.unstubAllGlobals()
})

test('a page that is shown is left alone', async () => {
  serve({ isControlled: true })
  document.body.innerHTML = '<main><section></section></main>'
  await recoverFailedPage()
  reloadFailedPage()
  expect(reload).not.toHaveBeenCalled()
})

test('a page that failed is loaded whole where the service worker answers', async () => {
  serve({ isControlled: true })
  await recoverFailedPage()
  expect(reload).toHaveBeenCalledTimes(1)
})

test('without one it is loaded where the site answers, and else the notice says what is the matter', async () => {
  serve({ answer: () => Promise.resolve(new Response(null)) })
  await recoverFailedPage()
  expect(reload).toHaveBeenCalledTimes(1)

  serve()
  await recoverFailedPage()
  expect(reload).toHaveBeenCalledTimes(1)
  expect(document.querySelector('[role=status]')).toHaveTextContent(OFFLINE_MESSAGES.notKept)

  reloadFailedPage()
  expect(reload).toHaveBeenCalledTimes(2)
})
