import type { PromptRecord } from '@/content/prompt-record'

/** A prompt of a page, as the build collects it. */
export function row(path: string, number: number, text: string, page = 'Page', group?: string): PromptRecord {
  const place = { id: `${path}#prompt-${number}`, path, number, page, ...(group ? { group } : {}) }
  return { ...place, title: `No. ${number}`, tags: [], purpose: 'fiction', level: 'everyone', text }
}
