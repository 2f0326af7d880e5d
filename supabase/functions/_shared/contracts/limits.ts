/** A generated prompt has at most this many words (longer ones are cut on the server), … */
export const PROMPT_WORD_LIMIT = 100

/** … and at most this many characters (UTF-16 units): a word can be of any length. */
export const PROMPT_MAX_CHARS = 4000

/** A description of what is wanted has at most this many characters (graphemes). */
export const DESCRIPTION_MAX_CHARS = 4000

/** A function reads at most this many bytes of a request's body. */
export const REQUEST_BODY_MAX_BYTES = 64 * 1024

/** Calls of the generator that one device may make in a UTC day. */
export const GENERATOR_DEVICE_DAILY_LIMIT = 20

/** The browser gives up on a function's answer after this many milliseconds. */
export const FUNCTION_CALL_TIMEOUT_MS = 35_000

/** A text for feedback has at least this many characters (graphemes), … */
export const FEEDBACK_MIN_CHARS = 100

/** … and at most this many words, … */
export const FEEDBACK_MAX_WORDS = 1000

/** … which have at most this many characters in all: a word can be of any length. */
export const FEEDBACK_MAX_CHARS = 12_000

/** Texts that one device may have read in a UTC day. */
export const FEEDBACK_DEVICE_DAILY_LIMIT = 1

/** Texts that an account with Pro may have read in a UTC day. Stops only scripts. */
export const FEEDBACK_PRO_DAILY_LIMIT = 200

/** Readings kept for an account with Pro; beyond it the oldest are deleted. */
export const READINGS_MAX = 1_000

/** An admin's note on why an account was given Pro has at most this many characters. */
export const PRO_NOTE_MAX_CHARS = 500

/** An admin looks accounts up by at least this many characters of an address, and is told of at most so many. */
export const ACCOUNT_SEARCH_MIN_CHARS = 3
export const ACCOUNT_SEARCH_MAX = 20

/** Default uses in a UTC day from one network address, and on the whole site; settings can change them. */
export const NETWORK_DAILY_LIMITS = {
  generator: { address: 200, site: 5_000 },
  feedback: { address: 30, site: 2_000 },
  mcp: { address: 5_000, site: 100_000 },
} as const

/** Reads of articles that are counted in a UTC day from one network address (a school), and on the whole site. */
export const READS_ADDRESS_DAILY_LIMIT = 300
export const READS_SITE_DAILY_LIMIT = 100_000

/** E-mail addresses that one network address may leave in an hour, and in a UTC day. */
export const EMAIL_LIST_HOURLY_LIMIT = 10
export const EMAIL_LIST_DAILY_LIMIT = 60
