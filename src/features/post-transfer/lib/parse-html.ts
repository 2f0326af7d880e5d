import { flattenDeep } from '@/lib/flatten-deep'

/** Parses HTML in an inert document and returns its body. Keeps leading white space. */
export const parseHtml = (html: string): HTMLElement =>
  flattenDeep(new DOMParser().parseFromString(`<body>${html}`, 'text/html').body)
