import * as z from 'zod/mini'

/** Body of a call to `count-read`, sent as plain text so that browsers need not ask first. */
export const countReadRequest = z.object({ post: z.uuid('There is no such post.') }, 'Please send a JSON object.')
export type CountReadRequest = z.infer<typeof countReadRequest>
