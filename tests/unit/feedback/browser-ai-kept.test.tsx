import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { readAnalyses } from '@/features/feedback/lib/analyses'
import { toReading } from '@/features/feedback/lib/reading-row'
import { analyze, answer, open, result, TEXT, withFeedbackTool } from './support/feedback-tool.tsx'

withFeedbackTool()

test('what the browser’s AI remarks is kept on the device, for a browser that has no AI any more, too', async () => {
  const said = { quote: 'The kitchen was cold', remark: 'Which kitchen?', better: 'My aunt’s kitchen was cold' }
  vi.stubGlobal('LanguageModel', {
    availability: async () => 'available',
    create: async () => ({
      promptStreaming: () => new Response(JSON.stringify([said])).body?.pipeThrough(new TextDecoderStream()),
      destroy: () => undefined,
    }),
  })
  const calls = answer()
  const { unmount } = open()
  const user = await analyze()
  await result()
  await user.click(await screen.findByRole('button', { name: /^Read it with this browser’s AI/ }))
  expect(await screen.findByText('Which kitchen?')).toBeVisible()
  unmount()
  Reflect.deleteProperty(globalThis, 'LanguageModel')
  open()
  expect(await screen.findByText('Which kitchen?')).toBeVisible()
  expect(screen.queryByRole('button', { name: /this browser’s AI/ })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Take it in' }))
  expect(await screen.findByText('1 of 1 done')).toBeVisible()
  const [kept] = readAnalyses()
  expect(kept?.browserAi).toHaveLength(1)
  expect(kept && toReading(kept)).not.toHaveProperty('browserAi')
  expect(calls).toEqual([{ text: TEXT }])
})
