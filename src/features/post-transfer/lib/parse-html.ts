/** The body of HTML, in a document where nothing runs or loads. White space at its beginning stays. */
export const parseHtml = (html: string): HTMLElement =>
  new DOMParser().parseFromString(`<body>${html}`, 'text/html').body
