import { escapeHtml } from '@/lib/escape-html'

/** Something to insert, with pictures that have no address yet and use `/pasting/0` and so on as placeholders. */
export interface Insertion {
  readonly html: string
  /** A file, or the address of a stored picture. */
  readonly files: readonly (Blob | string)[]
}

/** A stored picture to insert. */
export interface KeptPicture {
  readonly address: string
  readonly alt: string
  readonly width: number
  readonly height: number
}

const PLACEHOLDER = '/pasting/'
const STANDS_FOR_PICTURE = /<img\b[^>]*\bsrc="\/pasting\/(\d+)"[^>]*>/g

/** The placeholder address of a picture that is not stored yet. */
export const placeholder = (index: number): string => `${PLACEHOLDER}${index}`

/** Pictures that were pasted, dropped or chosen on their own. */
export function insertionOf(files: Insertion['files']): Insertion {
  return { html: files.map((_, index) => `<p><img src="${placeholder(index)}" alt=""></p>`).join(''), files }
}

/** The HTML to insert after each picture is stored or left out, without gaps. */
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
