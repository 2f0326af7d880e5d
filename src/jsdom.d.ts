/** The part of jsdom that the prerenderer uses; the package brings no types. */
declare module 'jsdom' {
  export class JSDOM {
    constructor(html?: string)
    readonly window: Window & typeof globalThis
  }
}
