/**
 * The window that jsdom lends to the prerenderer, which has none; undefined in a browser, whose build drops the
 * branch and jsdom with it.
 */
export const buildWindow =
  import.meta.env.SSR && typeof window === 'undefined' ? new (await import('jsdom')).JSDOM('').window : undefined
