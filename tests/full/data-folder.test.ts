import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { ensureKeys, keysFile } from '../../scripts/backend/keys.ts'
import { acquireLock, tryLock } from '../../scripts/backend/lock.ts'
import { ROOT, runScript, WITH_TYPES } from '../scripts/support/commands.ts'
import { temporaryFolder } from '../scripts/support/folders.ts'

/** Another process that holds the lock. */
async function holder(folder: string) {
  const module = path.join(ROOT, 'scripts/backend/lock.ts')
  const program = `import { acquireLock } from ${JSON.stringify(module)}
    await acquireLock(${JSON.stringify(folder)}); process.on('SIGTERM', () => process.exit(1))
    console.log('held'); setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, [...WITH_TYPES, '--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  await once(child.stdout, 'data')
  return child
}

describe('the lock of a data folder', () => {
  it('keeps a second server out, with one sentence that names the first', async () => {
    const folder = temporaryFolder()
    const first = await holder(folder)
    await expect(acquireLock(folder)).rejects.toThrow(
      new RegExp(`^The data folder .+ is in use by another Promptory server \\(process ${first.pid}\\): [^\\n]+\\.$`),
    )
    expect(await tryLock(folder)).toBeUndefined()
  })

  it('also when both are in one process, and by whatever way the folder is reached', async () => {
    const folder = temporaryFolder()
    const link = path.join(temporaryFolder(), 'link')
    symlinkSync(folder, link)
    const lock = await acquireLock(folder)
    await expect(acquireLock(link)).rejects.toThrow(`process ${process.pid}`)
    lock.release()
    ;(await acquireLock(link)).release()
  })

  it('is free again after release, and nothing of it is left', async () => {
    const folder = temporaryFolder()
    ;(await acquireLock(folder)).release()
    expect(readdirSync(folder)).toEqual([])
    ;(await acquireLock(folder)).release()
  })

  it('leaves nothing where its holder ends before it is released', async () => {
    const folder = temporaryFolder()
    const child = await holder(folder)
    child.kill('SIGTERM')
    await once(child, 'exit')
    expect(readdirSync(folder)).toEqual([])
  })

  it('is free after kill -9, whatever its file says', async () => {
    const folder = temporaryFolder()
    const child = await holder(folder)
    child.kill('SIGKILL')
    await once(child, 'exit')
    expect(readFileSync(path.join(folder, 'server.lock'), 'utf8')).toBe(String(child.pid))
    ;(await acquireLock(folder)).release()
    expect(readdirSync(folder)).toEqual([])
  })

  it('goes to one of many that ask at once', async () => {
    const folder = temporaryFolder()
    for (let round = 0; round < 5; round++) {
      const results = await Promise.allSettled(Array.from({ length: 8 }, () => acquireLock(folder)))
      const won = results.filter((result) => result.status === 'fulfilled')
      expect(won).toHaveLength(1)
      for (const { value } of won) value.release()
    }
  })
})

describe('the keys', () => {
  it('are made once and stay', () => {
    const folder = path.join(temporaryFolder(), 'data')
    const keys = ensureKeys(folder)
    expect(ensureKeys(folder)).toEqual(keys)
    expect(keys.publishableKey).toMatch(/^sb_publishable_[\w-]{22}_[\w-]{8}$/)
    expect(keys.secretKey).toMatch(/^sb_secret_[\w-]{22}_[\w-]{8}$/)
    expect(keys.jwtSecret.length).toBeGreaterThanOrEqual(64)
    const other = ensureKeys(temporaryFolder())
    for (const name of Object.keys(keys) as (keyof typeof keys)[]) expect(other[name]).not.toBe(keys[name])
  })

  it('lie in a folder that git leaves alone, where it is inside the project', () => {
    const inside = path.join(ROOT, '.cache', `data-${process.pid}`)
    try {
      ensureKeys(inside)
      expect(readFileSync(path.join(inside, '.gitignore'), 'utf8')).toBe('*\n')
    } finally {
      rmSync(inside, { recursive: true, force: true })
    }
  })

  it('are readable by their owner only', () => {
    const folder = temporaryFolder()
    ensureKeys(folder)
    expect(statSync(keysFile(folder)).mode & 0o777).toBe(0o600)
    expect(readdirSync(folder)).toEqual(['keys.json'])
  })

  it('are never replaced silently: a damaged file is named in one sentence', () => {
    const folder = temporaryFolder()
    for (const content of ['', '{', 'null', '7', '{"secretKey": ""}', '{"secretKey": 5}']) {
      writeFileSync(keysFile(folder), content)
      expect(() => ensureKeys(folder)).toThrow(/^The keys in .+keys\.json cannot be read; [^\n]+\.$/)
      expect(readFileSync(keysFile(folder), 'utf8')).toBe(content)
    }
  })
})

describe('db-reset', () => {
  it('deletes the database and keeps the keys', async () => {
    const folder = temporaryFolder()
    const keys = ensureKeys(folder)
    mkdirSync(path.join(folder, 'postgres/base'), { recursive: true })
    const command = runScript('run.ts', ['db:reset'], { DATA_DIR: folder })
    expect(await command.ended).toBe(0)
    expect(readdirSync(folder)).toEqual(['keys.json'])
    expect(ensureKeys(folder)).toEqual(keys)
  })

  it('refuses with one sentence while a server runs', async () => {
    const folder = temporaryFolder()
    mkdirSync(path.join(folder, 'postgres'))
    const server = await holder(folder)
    const command = runScript('run.ts', ['db:reset'], { DATA_DIR: folder })
    expect(await command.ended).toBe(1)
    expect(command.output()).toMatch(new RegExp(`^The data folder [^\\n]+process ${server.pid}[^\\n]+\\.\\n$`))
    expect(existsSync(path.join(folder, 'postgres'))).toBe(true)
  })
})
