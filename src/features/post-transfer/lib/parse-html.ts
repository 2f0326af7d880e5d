/** Parses HTML in an inert document and returns its body. Keeps leading white space. */
export const parseHtml = (html: string): HTMLElement =>
  new DOMParser().parseFromString(`<body>${html}`, 'text/html').body
