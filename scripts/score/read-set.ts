import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A text with errors, and its corrected versions. */
export interface Sample {
  readonly source: string
  readonly references: readonly string[]
}

const lines = (file: string) => readFileSync(file, 'utf8').replace(/\n$/u, '').split('\n')

/** Joins what a corpus has cut: " ,", "do n't", "( this )", "`` quoted ''". */
export function detokenise(line: string): string {
  return line
    .trim()
    .replaceAll(/``\s*|\s*''/gu, '"')
    .replaceAll(/\s+([.,;:!?%)\]}]|n['’]t\b|['’](?:s|m|re|ve|ll|d)\b)/giu, '$1')
    .replaceAll(/([([{$#])\s+/gu, '$1')
    .replaceAll(/"\s+([^"]*?)\s*"/gu, '"$1"')
    .replaceAll(/\s+/gu, ' ')
}

/** Cuts a text into words and marks, the same way for every text that is compared. */
export function tokenise(text: string): string[] {
  return text.replaceAll('’', "'").match(/\p{L}+(?=n't)|n't|'\p{L}+|[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*|[^\s]/giu) ?? []
}

/** JFLEG's layout: `NAME.src`, and `NAME.ref0` and so on, a sentence a line. */
function parallel(folder: string, name: string): Sample[] {
  const sources = lines(join(folder, `${name}.src`))
  const references: string[][] = []
  for (let at = 0; existsSync(join(folder, `${name}.ref${at}`)); at++) {
    references.push(lines(join(folder, `${name}.ref${at}`)))
  }
  return sources.map((source, at) => ({
    source: detokenise(source),
    references: references.map((reference) => detokenise(reference[at] ?? '')),
  }))
}

/** An M2 file: `S` lines with their words, `A` lines with the edits of each annotator. */
function annotated(file: string): Sample[] {
  return readFileSync(file, 'utf8')
    .split(/\n{2,}/u)
    .flatMap((block): Sample[] => {
      const [first = '', ...rest] = block.trim().split('\n')
      if (!first.startsWith('S ')) return []
      const words = first.slice(2).split(' ')
      const byReader = new Map<string, [start: number, end: number, right: string][]>()
      for (const line of rest) {
        const [span = '', , right = '', , , reader = '0'] = line.replace(/^A /u, '').split('|||')
        const [start = -1, end = -1] = span.split(' ').map(Number)
        const edits = byReader.get(reader) ?? []
        byReader.set(reader, start < 0 ? edits : [...edits, [start, end, right === '-NONE-' ? '' : right]])
      }
      const references = [...byReader.values()].map((edits) => {
        const changed = [...words]
        for (const [start, end, right] of edits.toReversed()) changed.splice(start, end - start, right)
        return detokenise(changed.join(' '))
      })
      return [
        { source: detokenise(words.join(' ')), references: references.length > 0 ? references : [first.slice(2)] },
      ]
    })
}

/** Whole letters: `NAME.txt`, and `NAME.corrected.txt` beside it. */
function letters(folder: string, names: readonly string[]): Sample[] {
  return names.map((name) => ({
    source: readFileSync(join(folder, name), 'utf8'),
    references: [readFileSync(join(folder, name.replace(/\.txt$/u, '.corrected.txt')), 'utf8')],
  }))
}

/**
 * Reads a folder in JFLEG's layout, with M2 files, or with letters and their corrected versions.
 * @throws Error if it has none of them
 */
export function readSet(folder: string): Sample[] {
  const files = readdirSync(folder).sort()
  const samples = [
    ...files.filter((name) => name.endsWith('.src')).flatMap((name) => parallel(folder, name.slice(0, -4))),
    ...files.filter((name) => name.endsWith('.m2')).flatMap((name) => annotated(join(folder, name))),
    ...letters(
      folder,
      files.filter((name) => name.endsWith('.txt') && files.includes(name.replace(/\.txt$/u, '.corrected.txt'))),
    ),
  ]
  if (samples.length === 0) {
    throw new Error(`${folder} holds no NAME.src with NAME.ref0, no NAME.m2 and no NAME.txt with NAME.corrected.txt.`)
  }
  return samples
}
