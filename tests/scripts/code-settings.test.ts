import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { CODE_SETTINGS } from '../../scripts/backend/auth-service.ts'

const config = readFileSync('supabase/config.toml', 'utf8')
/** A section of the file, without what is commented out. */
const section = (name: string) =>
  new RegExp(`^\\[${name.replaceAll('.', '\\.')}\\]\\n((?:(?!\\[).*\\n)*)`, 'm').exec(config)?.[1] ?? ''

it('codes of the embedded backend are those of a hosted project', () => {
  const email = section('auth.email')
  expect(email).toMatch(new RegExp(`^otp_expiry = ${CODE_SETTINGS.otp_expiry}$`, 'm'))
  expect(email).toMatch(new RegExp(`^otp_length = ${CODE_SETTINGS.otp_length}$`, 'm'))
  const { subject, content_path } = CODE_SETTINGS.template.magic_link
  for (const name of ['confirmation', 'magic_link']) {
    const template = section(`auth.email.template.${name}`)
    expect(template).toContain(`subject = "${subject}"`)
    const path = /^content_path = "\.\/(.+)"$/m.exec(template)?.[1] ?? 'none'
    expect(content_path.endsWith(path)).toBe(true)
  }
})

it('a letter has the code, and no link to be pressed by a mail program', () => {
  const template = readFileSync(CODE_SETTINGS.template.magic_link.content_path, 'utf8')
  expect(template).toContain('{{ .Token }}')
  expect(template).not.toMatch(/ConfirmationURL|TokenHash|<a|http/)
})

it('nobody signs up with an address that is not proved', () => {
  expect(section('auth.email')).toMatch(/^enable_confirmations = true$/m)
  expect(section('auth')).toMatch(/^enable_anonymous_sign_ins = false$/m)
  // An old session sets no password; the embedded backend takes none from a session by a code at all.
  expect(section('auth.email')).toMatch(/^secure_password_change = true$/m)
  // Twelve minutes between letters are five an hour.
  expect(section('auth.email')).toMatch(/^max_frequency = "12m"$/m)
})
