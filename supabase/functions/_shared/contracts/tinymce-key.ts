import * as z from 'zod/mini'

/** What a key looks like. It becomes part of a script's address, so that nothing but a key may pass for one. */
export const TINYMCE_API_KEY_PATTERN = /^[A-Za-z0-9_-]{1,128}$/

/** Answer of `get-tinymce-key`; a call has no payload. */
export const tinymceKeyResponse = z.object({
  /** Null where none is set up, which is no error: most sites use the editor they bring along. */
  apiKey: z.nullable(z.string().check(z.regex(TINYMCE_API_KEY_PATTERN))),
})
export type TinymceKeyResponse = z.infer<typeof tinymceKeyResponse>
