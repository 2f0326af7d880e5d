import type { Prompt } from '@/content/schema'
import { fillBlanks, NO_ANSWERS } from '@/lib/blanks'
import { escapeHtml } from '@/lib/escape-html'

const STYLE = `@page{margin:18mm}body{max-width:34rem;margin:2rem auto;padding:0 1rem;font:1.125rem/1.55 Georgia,serif;color:#1a1915}
h1{font-weight:400;font-size:2rem}section{break-inside:avoid;border-top:1px dashed #999;padding:1.25rem 0}
h2{margin:0 0 .5rem;font:400 1rem/1 sans-serif;color:#615d52}p+div i{display:block;height:2.25rem;border-bottom:1px solid #d9d4c5}`

// Drawn with borders, because browsers do not print backgrounds.
const LINES = '<i></i>'.repeat(4)

/** The thirty prompts as a page of its own: to print, with lines to write on, and to keep without a network. */
export function toPack(title: string, prompts: readonly Prompt[]): string {
  const days = prompts.map(
    ({ title: name, text }, index) =>
      `<section><h2>Day ${index + 1}: ${escapeHtml(name)}</h2><p>${escapeHtml(fillBlanks(text, NO_ANSWERS))}</p><div>${LINES}</div></section>`,
  )
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title><style>${STYLE}</style><h1>${escapeHtml(title)}</h1><p>One a day, in any order but this one if you can. Print it, or keep this file.</p>${days.join('')}</html>`
}
