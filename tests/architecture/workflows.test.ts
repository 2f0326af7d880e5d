import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { ALL_SETTINGS } from '../../supabase/functions/_shared/settings.ts'
import { temporaryFolder, writeFiles } from '../scripts/support/folders.ts'

const FOLDER = '.github/workflows'
const workflows = readdirSync(FOLDER).map((name) => ({ name, text: readFileSync(`${FOLDER}/${name}`, 'utf8') }))
const deploy = readFileSync(`${FOLDER}/deploy.yml`, 'utf8')
const steps = deploy.split(/\n {6}- /).slice(1)

/** Runs the step that chooses the commit, with a GitHub that knows the head of main and how often its CI passed. */
function chosen(env: Record<string, string>, successes = 0) {
  const folder = temporaryFolder()
  const gh = `case "$2" in
    */git/ref/heads/main) echo head ;;
    */ci.yml/runs\\?head_sha=head\\&branch=main\\&event=push\\&status=success) echo ${successes} ;;
    *) exit 1 ;;
  esac`
  writeFiles(folder, { gh: `#!/bin/sh\n${gh}\n`, output: '' })
  chmodSync(path.join(folder, 'gh'), 0o755)
  const output = path.join(folder, 'output')
  const step = steps.find((text) => text.startsWith('name: Choose the commit')) ?? ''
  const [, script = ''] = /run: \|\n((?: {10}.*\n)+)/.exec(step) ?? []
  expect(script).toContain('GITHUB_OUTPUT')
  const said = execFileSync('bash', ['--norc', '-e', '-c', script], {
    env: { PATH: `${folder}:${process.env.PATH}`, GITHUB_OUTPUT: output, GITHUB_REPOSITORY: 'a/b', ...env },
    encoding: 'utf8',
  })
  return [readFileSync(output, 'utf8'), said.startsWith('::notice::')]
}

test('there are two', () => {
  expect(workflows.map(({ name }) => name).toSorted()).toEqual(['ci.yml', 'deploy.yml'])
})

describe.each(workflows)('$name', ({ text }) => {
  test('pins every action by the whole hash of a commit', () => {
    const used = [...text.matchAll(/uses:\s*(\S+)/g)].map(([, action]) => action)
    expect(used.length).toBeGreaterThan(0)
    for (const action of used) expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40}$/)
  })

  test('may only read, and leaves no credentials behind', () => {
    expect(text).toContain('\npermissions:\n  contents: read\n')
    expect(text).not.toMatch(/: write\b|write-all|pull_request_target/)
    expect(text.match(/actions\/checkout@/g)).toHaveLength(text.match(/persist-credentials: false/g)?.length ?? 0)
  })

  test('names commands that exist', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
    const named = [...text.matchAll(/\bnpm run ([\w:-]+)|\bnpm (test)\b/g)].map(([, name, test]) => name ?? test ?? '')
    const files = [...text.matchAll(/\bbash (\S+)/g)].map(([, file = '']) => file)
    expect(named.length + files.length).toBeGreaterThan(0)
    expect(named.filter((name) => !(name in scripts))).toEqual([])
    expect(files.filter((file) => !existsSync(file))).toEqual([])
  })

  test('hands no expression to a shell as text', () => {
    const shells = [...text.matchAll(/run: (?:\|\n((?: {10,}.*\n|\n)+)|(.+))/g)].map(
      ([, block = '', line = '']) => block + line,
    )
    expect(shells.length).toBeGreaterThan(0)
    for (const shell of shells) expect(shell).not.toContain('${{')
  })
})

describe('the checks', () => {
  const ci = readFileSync(`${FOLDER}/ci.yml`, 'utf8')
  const jobs = Object.fromEntries(
    ci
      .split(/^ {2}(?=[\w-]+:\n {4}if:)/m)
      .slice(1)
      .map((text) => [text.split(':')[0] ?? '', text] as const),
  )

  test('open a browser on one Node, and every address in it at night only', () => {
    expect(Object.keys(jobs)).toEqual(['test', 'other-nodes', 'nightly'])
    expect(jobs.test).toContain('run: bash .ci/run')
    expect(jobs['other-nodes']).toMatch(/matrix:\n {8}node: \["20\.20", "24"\]/)
    expect(jobs['other-nodes']).toContain('run: npm test -- types functions build unit\n')
    expect(jobs.nightly).toContain('run: npm run test:full')
    const isAtNight = Object.values(jobs).map((text) => text.includes("if: github.event_name == 'schedule'"))
    expect(isAtNight).toEqual([false, false, true])
    expect(ci).toMatch(/schedule:\n {4}- cron: /)
  })
})

describe('the deployment', () => {
  test('follows a hand, and by itself a successful push to main or the night, where it was switched on', () => {
    const condition = /if: >-\n((?: {6}.+\n)+)/.exec(deploy)?.[1]?.replace(/\s+/g, ' ')
    expect(condition).toContain("'workflow_dispatch' || (vars.DEPLOY == 'true' && (")
    expect(deploy).toContain('workflow_dispatch:')
    expect(deploy).toContain("workflow_run.conclusion == 'success' && github.event.workflow_run.event == 'push'")
    expect(deploy).toMatch(/workflow_run:\n {4}workflows: \[CI\]\n {4}types: \[completed\]\n {4}branches: \[main\]/)
    expect(readFileSync(`${FOLDER}/ci.yml`, 'utf8')).toMatch(/^name: CI$/m)
    expect(deploy).toContain('concurrency:\n  group: deploy\n')
  })

  test('by hand takes what the hand chose', () => {
    expect(chosen({ GITHUB_EVENT_NAME: 'workflow_dispatch', GITHUB_SHA: 'old' })).toEqual(['sha=old\n', false])
  })

  test.each([
    ['after its CI', { GITHUB_EVENT_NAME: 'workflow_run', JUST_PASSED: 'head' }, 0, true],
    ['after the CI of an older commit', { GITHUB_EVENT_NAME: 'workflow_run', JUST_PASSED: 'old' }, 0, false],
    ['after that, its own having passed before', { GITHUB_EVENT_NAME: 'workflow_run', JUST_PASSED: 'old' }, 1, true],
    ['at night, having passed', { GITHUB_EVENT_NAME: 'schedule', JUST_PASSED: '' }, 2, true],
    ['at night, not having passed', { GITHUB_EVENT_NAME: 'schedule', JUST_PASSED: '' }, 0, false],
  ])('by itself takes the head of main and nothing else: %s', (_, event, successes, isDeployed) => {
    expect(chosen({ GITHUB_SHA: 'old', ...event }, successes)).toEqual([isDeployed ? 'sha=head\n' : '', !isDeployed])
  })

  test('deploys the chosen commit, or nothing', () => {
    expect(deploy).toContain("    needs: choose\n    if: needs.choose.outputs.sha != ''\n")
    expect(deploy.match(/ref: \$.+/g)).toEqual(['ref: ${{ needs.choose.outputs.sha }}'])
    expect(deploy).toMatch(/permissions:\n {6}contents: read\n {6}actions: read\b/)
  })

  test('leaves the database as it is where the hand says so', () => {
    expect(deploy).toMatch(/workflow_dispatch:\n {4}inputs:\n {6}skip_migrations:\n(?: {8}.+\n)*? {8}type: boolean\n/)
    const conditional = steps.filter((step) => step.includes('inputs.skip_migrations'))
    expect(conditional).toHaveLength(1)
    expect(conditional[0]).toContain(
      'if: ${{ !inputs.skip_migrations }}\n        run: npx --no-install supabase db push',
    )
  })

  test('puts the backend before the site, and looks at both at the end', () => {
    const order = [
      'db push',
      'secrets set',
      'functions deploy',
      'npm run build -- --require-posts',
      'pages deploy',
      'npm run smoke',
    ]
    const places = order.map((part) => deploy.indexOf(part))
    expect(places).not.toContain(-1)
    expect(places).toEqual(places.toSorted((a, b) => a - b))
  })

  test('never brings the local accounts along', () => {
    expect(deploy).not.toMatch(/seed|db reset|include-all/)
  })

  test('uses flags that the installed Supabase CLI knows', () => {
    const commands = [...deploy.matchAll(/supabase ((?:db|functions|secrets) \w+)(.*)/g)]
    expect(commands).toHaveLength(3)
    for (const [, command = '', rest = ''] of commands) {
      const help = execFileSync('node_modules/.bin/supabase', [...command.split(' '), '--help'], { encoding: 'utf8' })
      for (const [flag] of rest.matchAll(/--[\w-]+/g))
        expect([command, flag, help.includes(flag)]).toEqual([command, flag, true])
      // Without it this version pushes to a local database.
      expect(rest).toContain('--remote="$PROJECT_REF"')
    }
  })

  test('hands over every setting of the functions and of the build, secrets as secrets', () => {
    const names = /NAMES: >-\n((?: {12}.+\n)+)/.exec(deploy)?.[1]?.trim().split(/\s+/) ?? []
    const expected = ALL_SETTINGS.filter(({ isForFunctions }) => isForFunctions).map(({ name }) => name)
    expect(names.toSorted()).toEqual(expected.toSorted())
    for (const { name, description, isForFunctions } of ALL_SETTINGS) {
      if (isForFunctions) expect(deploy).toMatch(new RegExp(`^ +${name}: \\$\\{\\{ (vars|secrets)\\.${name}\\b`, 'm'))
      if (name.startsWith('VITE_') || name === 'SITE_URL') expect(deploy).toMatch(new RegExp(`^ +${name}: \\S`, 'm'))
      // The embedded backend's own settings have no part in a deployment.
      if (name === 'DATABASE_URL' || name === 'SMTP_URL') continue
      if (description.includes('Secret.')) expect(deploy).toContain(`${name}: \${{ secrets.${name} }}`)
    }
  })

  test('runs tools of one exact version', () => {
    const installed = [...deploy.matchAll(/npm install (.+)/g)].map(([, line = '']) => line)
    expect(installed).toHaveLength(1)
    for (const line of installed) expect(line).toMatch(/ --ignore-scripts (?:--[\w-]+ )*[\w/-]+@\d+\.\d+\.\d+$/)
    expect(deploy).not.toMatch(/npx (?!--no-install )/)
  })

  test('installs nothing where a key is in reach', () => {
    const installing = steps.filter((step) => /npm (?:ci|install)|npx (?!--no-install )/.test(step))
    expect(installing).toHaveLength(2)
    for (const step of installing) expect(step).not.toContain('secrets.')
    expect(deploy.slice(0, deploy.indexOf('npm install'))).not.toContain('secrets.')
  })
})
