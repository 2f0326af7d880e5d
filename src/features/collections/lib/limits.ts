/** Longest name of a collection, in characters. */
export const MAX_NAME_LENGTH = 80

/** Longest title of a prompt, in characters. */
export const MAX_TITLE_LENGTH = 200

/** Longest prompt, in characters. */
export const MAX_TEXT_LENGTH = 20_000

/** Longest file that is read, in characters; the device's own storage holds no more. */
export const MAX_FILE_LENGTH = 5 * 1024 * 1024

/** Prompts of a list shown at first, and added by each 'Show more'. */
export const PAGE_SIZE = 20
