import { screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { server } from '../../msw/server.ts'
import { ENDPOINT, generateOnce, open } from './support/prompt-generator'

const NOTICE = 'The service did not answer. A prompt built in your browser is there under View Results.'
const ERROR = { error: { code: 'internal_error', message: 'Something went wrong on our side. Please try again.' } }

/** The caller and the fallback load with the first use, which can take its time on a busy computer. */
const notice = () => screen.findByText(/The service did not answer/)

test('a failure of the function ends with what finds it in the log', async () => {
  const ids: string[] = []
  server.use(
    http.post(ENDPOINT, ({ request }) => {
      const id = request.headers.get('x-request-id') ?? ''
      ids.push(id)
      return HttpResponse.json(ERROR, { status: 500, headers: { 'x-request-id': id } })
    }),
  )
  open()
  await generateOnce()
  expect(await notice()).toHaveTextContent(new RegExp(`^${NOTICE} Reference ${ids[0]?.slice(0, 8)}\\.$`))
})

test('where no function answered there is nothing to quote', async () => {
  server.use(http.post(ENDPOINT, () => HttpResponse.error()))
  open()
  await generateOnce()
  expect(await notice()).toHaveTextContent(new RegExp(`^${NOTICE}$`))
})
