import { isPictureAddress } from '@/lib/sanitise-html'
import { placeOf } from './paste/pictures'

/** Something in a text that a post cannot contain. */
export interface Loss {
  readonly what: string
  /** The words before it; empty at the beginning. */
  readonly place: string
}

const NAMES: Record<string, string> = {
  img: 'a picture',
  video: 'a video',
  audio: 'a recording',
  iframe: 'an embedded page',
  embed: 'an embedded file',
  object: 'an embedded file',
  svg: 'a drawing',
  form: 'a form',
}
const LOST = Object.keys(NAMES).join(', ')
const MAY_BE_LOST = new RegExp(`<(?:${Object.keys(NAMES).join('|')})\\b`, 'i')

/** What saving would remove from a text, each with its place. */
export function lossesOf(html: string): Loss[] {
  if (!MAY_BE_LOST.test(html)) return []
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  return [...body.querySelectorAll(LOST)]
    .filter((element) => element.localName !== 'img' || !isPictureAddress(element.getAttribute('src') ?? ''))
    .map((element) => ({ what: NAMES[element.localName] ?? '', place: placeOf(element, body) }))
}
