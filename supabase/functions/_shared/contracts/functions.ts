/** Names of the edge functions as they stand in the address, and the headers that browser and functions agree on. */
export const GENERATE_PROMPT_FUNCTION = 'generate-prompt'

/** A random identifier of the visitor's device (UUID), made by the browser; quotas count by it. */
export const DEVICE_ID_HEADER = 'x-device-id'

/** Identifies one call in the browser's console and in the function's log. */
export const REQUEST_ID_HEADER = 'x-request-id'
