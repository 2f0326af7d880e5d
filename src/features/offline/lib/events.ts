/** Fired on `window` when a link has led to another page of the site, and that page or its failure is shown. */
export const PAGE_SHOWN_EVENT = 'page-shown'
