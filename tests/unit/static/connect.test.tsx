import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import connect from '@/content/pages/static/connect'
import ConnectPage from '@/pages/public/connect-page'
import { renderPart } from '../../support/site.tsx'

const ADDRESS = 'https://promptory.test/functions/v1/mcp'
const open = () => renderPart(<ConnectPage />, '/connect', { path: '/connect', content: connect })

afterEach(() => void vi.useRealTimers())

test('the address of the server is copied, and so is the command for each client', async () => {
  const user = userEvent.setup()
  open()
  // It says so for two seconds of this clock, which stands still while the machine does.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  await user.click(screen.getByRole('button', { name: 'Copy the address' }))
  expect(await screen.findByRole('button', { name: 'Copied the address' })).toHaveTextContent('Copied!')
  vi.useRealTimers()
  expect(await navigator.clipboard.readText()).toBe(ADDRESS)
  const commands = [
    ['Claude Code', `claude mcp add --transport http --scope user promptory ${ADDRESS}`],
    ['Gemini CLI', `gemini mcp add --scope user --transport http promptory ${ADDRESS}`],
    ['Antigravity CLI', `agy mcp add promptory ${ADDRESS}`],
  ]
  for (const [client, command] of commands) {
    await user.click(screen.getByRole('button', { name: `Copy the command for ${client}` }))
    expect(await navigator.clipboard.readText()).toBe(command)
  }
  for (const [client, key] of [
    ['VS Code', 'servers'],
    ['Cursor', 'mcpServers'],
  ] as const) {
    await user.click(screen.getByRole('button', { name: `Copy the file for ${client}` }))
    const file = JSON.parse(await navigator.clipboard.readText()) as Record<string, { promptory: { url: string } }>
    expect(file[key]?.promptory.url).toBe(ADDRESS)
  }
})
