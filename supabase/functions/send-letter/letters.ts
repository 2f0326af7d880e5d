import type { SupabaseClient } from '@supabase/supabase-js'
import * as z from 'zod/mini'
import { type LettersOverview, lettersOverview } from '../_shared/contracts/send-letter.ts'
import { callDatabase, DatabaseUnavailableError } from '../_shared/database-call.ts'

const TIMEOUT_MS = 8_000

const startAnswer = z.enum(['started', 'busy', 'nobody'])
const underWay = z.array(z.object({ id: z.uuid(), subject: z.string(), html: z.string(), body: z.string() }))
const batch = z.array(z.object({ signup_id: z.number(), email: z.string(), token: z.uuid() }))

/** A letter whose mails may be sent now. */
export interface LetterToSend {
  readonly id: string
  readonly subject: string
  readonly html: string
  readonly text: string
}

/** An address that one run has claimed; no other run sends to it. */
export interface Handed {
  readonly signup_id: number
  readonly email: string
  readonly token: string
}

/** The outcome of a mail. `waiting` means that it was certainly not sent. */
export interface Settled {
  readonly id: number
  readonly state: 'sent' | 'failed' | 'unknown' | 'waiting'
  readonly reason?: string | undefined
}

export interface Settlement {
  readonly outcomes: readonly Settled[]
  /** Problem to show on the page. */
  readonly problem?: string | undefined
  /** No addresses can be claimed for this long. */
  readonly waitSeconds?: number | undefined
  /** No addresses can be claimed until an admin resumes the letter. */
  readonly stop?: boolean
}

/** Letters in the project's database. Each call rejects with a `DatabaseUnavailableError` if it fails. */
export function createLetters(client: Pick<SupabaseClient, 'rpc'>) {
  const call = (name: string, args: Record<string, unknown> = {}) => callDatabase(client, name, args, TIMEOUT_MS)
  const checked = <T>(schema: z.ZodMiniType<T>, answer: unknown): T => {
    const parsed = schema.safeParse(answer)
    if (!parsed.success) throw new DatabaseUnavailableError('The database answered nonsense.')
    return parsed.data
  }
  return {
    async overview(): Promise<LettersOverview> {
      return checked(lettersOverview, await call('letters_overview'))
    },
    async start(letter: LetterToSend & { source: string; admin: string }) {
      const { id, subject, source, html, text, admin } = letter
      const args = { p_id: id, p_subject: subject, p_source: source, p_html: html, p_body: text, p_admin: admin }
      return checked(startAnswer, await call('start_letter', args))
    },
    /** The letter that is being sent, unless it waits. */
    async underWay(): Promise<LetterToSend | undefined> {
      const [found] = checked(underWay, await call('letter_under_way'))
      return found && { id: found.id, subject: found.subject, html: found.html, text: found.body }
    },
    async claim(id: string, size: number): Promise<Handed[]> {
      return checked(batch, await call('claim_letter_batch', { p_letter: id, p_size: size }))
    },
    async settle(id: string, { outcomes, problem, waitSeconds, stop = false }: Settlement) {
      await call('settle_letter_batch', {
        p_letter: id,
        p_outcomes: outcomes,
        p_problem: problem ?? null,
        p_wait_seconds: waitSeconds === undefined ? null : Math.ceil(waitSeconds),
        p_stop: stop,
      })
    },
    async stop(id: string) {
      await call('stop_letter', { p_id: id })
    },
    /** False while another letter is being sent. */
    async resume(id: string, again: boolean) {
      return checked(z.boolean(), await call('resume_letter', { p_id: id, p_again: again }))
    },
  }
}

export type Letters = ReturnType<typeof createLetters>
