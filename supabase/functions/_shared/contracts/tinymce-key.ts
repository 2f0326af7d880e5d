import * as z from 'zod/mini'

/** Form of a key. Strict, because the key becomes part of a script's address. */
export const TINYMCE_API_KEY_PATTERN = /^[A-Za-z0-9_-]{1,128}$/

/** Answer of `get-tinymce-key`; a call has no payload. */
export const tinymceKeyResponse = z.object({
  /** Null if no key is set, which is not an error: most sites use the self-hosted editor. */
  apiKey: z.nullable(z.string().check(z.regex(TINYMCE_API_KEY_PATTERN))),
})
export type TinymceKeyResponse = z.infer<typeof tinymceKeyResponse>
