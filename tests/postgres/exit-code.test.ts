import { spawn } from 'node:child_process'
import { expect, test } from 'vitest'

const ON_PURPOSE = 'FAIL_ON_PURPOSE'

// The package that brings the server has made failed runs end with code 0 before.
if (process.env[ON_PURPOSE]) {
  test('fails on purpose', () => {
    expect('red').toBe('green')
  })
} else {
  test('a failing test beside the server fails the run', async () => {
    const run = spawn(
      process.execPath,
      ['node_modules/vitest/vitest.mjs', 'run', '--project', 'postgres', 'tests/postgres/exit-code.test.ts'],
      { env: { ...process.env, [ON_PURPOSE]: '1' }, stdio: ['ignore', 'pipe', 'ignore'] },
    )
    let output = ''
    run.stdout.on('data', (chunk) => {
      output += chunk
    })
    const code = await new Promise((resolve) => run.on('close', resolve))
    expect(output).toContain('fails on purpose')
    expect(code).toBe(1)
  })
}
