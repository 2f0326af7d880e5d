import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { afterEach, expect, test, vi } from 'vitest'
import { Leaving } from '@/features/account/components/leaving'
import { downloadText } from '@/lib/download'
import { server } from '../../msw/server.ts'
import { renderPart } from '../../support/site.tsx'
import { dismissToasts, expectToast } from '../../support/toasts.ts'

vi.mock('@/lib/download', () => ({ downloadText: vi.fn<typeof downloadText>() }))
vi.mock('@/features/account/lib/sync/start-sync', () => ({ syncNow: async () => undefined }))

afterEach(dismissToasts)

test('where only the history does not come, it says that the file holds everything else', async () => {
  server.use(http.get('*/rest/v1/readings', () => HttpResponse.json({ message: 'x' }, { status: 400 })))
  renderPart(<Leaving />, '/account')
  await userEvent.setup().click(screen.getByRole('button', { name: 'Download everything' }))
  await expectToast('Your writing history did not come')
  expect(vi.mocked(downloadText).mock.calls[0]?.[1]).not.toContain('"reading"')
})
