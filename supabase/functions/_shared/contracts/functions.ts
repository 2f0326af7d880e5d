/** Names of the edge functions as they stand in the address, and the headers that browser and functions agree on. */
export const GENERATE_PROMPT_FUNCTION = 'generate-prompt'
export const ANALYZE_FEEDBACK_FUNCTION = 'analyze-feedback'
export const GET_TINYMCE_KEY_FUNCTION = 'get-tinymce-key'
export const JOIN_EMAIL_LIST_FUNCTION = 'join-email-list'
export const FOLLOW_EMAIL_LINK_FUNCTION = 'follow-email-link'
export const MANAGE_ADMINS_FUNCTION = 'manage-admins'
export const REBUILD_SITE_FUNCTION = 'rebuild-site'
export const HEALTH_FUNCTION = 'health'
export const MCP_FUNCTION = 'mcp'

/** A random identifier of the visitor's device (UUID), made by the browser; quotas count by it. */
export const DEVICE_ID_HEADER = 'x-device-id'

/** Identifies one call in the browser's console and in the function's log. */
export const REQUEST_ID_HEADER = 'x-request-id'

/** Who answered: an AI provider, or the engine that ships with the site. */
export const ANSWER_SOURCES = ['ai', 'builtin'] as const
export type AnswerSource = (typeof ANSWER_SOURCES)[number]
