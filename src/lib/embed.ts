import { escapeHtml } from './escape-html.ts'
import { promptPath } from './prompt-path.ts'

/** Path of the card that other sites frame. */
export const embedPath = (slug: string) => `/embed${promptPath(slug)}` as const

/** Path that tells other programs how to frame a prompt (oembed.com). */
export const OEMBED_PATH = '/oembed'

/** Size of the frame in CSS pixels. Longer prompts scroll inside it. */
export const EMBED_SIZE = { width: 560, height: 300 } as const

/**
 * The lines that frame a prompt on another site.
 * @param origin of this site
 */
export function embedCode(
  { slug, title }: { slug: string; title: string },
  origin: string,
  { width, height }: { width: number; height: number } = EMBED_SIZE,
): string {
  const attributes = [
    `src="${origin}${embedPath(slug)}"`,
    `title="${escapeHtml(title)}"`,
    `width="${width}"`,
    `height="${height}"`,
    'loading="lazy"',
    // The sandboxed frame has an opaque origin, so `"*"` is needed instead of `"self"`.
    'allow="clipboard-write *"',
    'style="border:0;max-width:100%"',
  ]
  return `<iframe ${attributes.join(' ')}></iframe>`
}

/** Where programs ask how to frame a prompt. @param origin of this site */
export const oembedAddress = (slug: string, origin: string): string =>
  `${origin}${OEMBED_PATH}?url=${encodeURIComponent(origin + promptPath(slug))}`
