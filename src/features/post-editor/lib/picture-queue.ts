import { escapeHtml } from '@/lib/escape-html'

/** Something to be put into the text, with pictures that have no address yet: `/pasting/0` and so on stand for them. */
export interface Insertion {
  readonly html: string
  /** A file, or the address of a picture that is kept already. */
  readonly files: readonly (Blob | string)[]
}

/** A picture that is kept, as it goes into a text. */
export interface KeptPicture {
  readonly address: string
  readonly alt: string
  readonly width: number
  readonly height: number
}

const PLACEHOLDER = '/pasting/'
const STANDS_FOR_PICTURE = /<img\b[^>]*\bsrc="\/pasting\/(\d+)"[^>]*>/g

/** The address that stands for a picture until it is kept. */
export const placeholder = (index: number): string => `${PLACEHOLDER}${index}`

/** Pictures that were pasted, dropped or chosen by themselves. */
export function insertionOf(files: Insertion['files']): Insertion {
  return { html: files.map((_, index) => `<p><img src="${placeholder(index)}" alt=""></p>`).join(''), files }
}

/** The HTML to insert once it is settled what becomes of each picture; one that is left out leaves no gap. */
export function settle({ html }: Insertion, pictures: readonly (KeptPicture | undefined)[]): string {
  return html
    .replaceAll(STANDS_FOR_PICTURE, (_, index) => {
      const picture = pictures[Number(index)]
      if (!picture) return ''
      const { address, alt, width, height } = picture
      return `<img src="${escapeHtml(address)}" alt="${escapeHtml(alt)}" width="${width}" height="${height}">`
    })
    .replaceAll(/<p><\/p>/g, '')
}
