/** Names of the edge functions in their addresses, and the headers that browser and functions share. */
export const GENERATE_PROMPT_FUNCTION = 'generate-prompt'
export const ANALYZE_FEEDBACK_FUNCTION = 'analyze-feedback'
export const GET_TINYMCE_KEY_FUNCTION = 'get-tinymce-key'
export const JOIN_EMAIL_LIST_FUNCTION = 'join-email-list'
export const FOLLOW_EMAIL_LINK_FUNCTION = 'follow-email-link'
export const PREVIEW_DRAFT_FUNCTION = 'preview-draft'
export const COUNT_READ_FUNCTION = 'count-read'
export const MANAGE_ADMINS_FUNCTION = 'manage-admins'
export const SEND_LETTER_FUNCTION = 'send-letter'
export const REBUILD_SITE_FUNCTION = 'rebuild-site'
export const START_CHECKOUT_FUNCTION = 'start-checkout'
export const OPEN_BILLING_FUNCTION = 'open-billing'
export const STRIPE_WEBHOOK_FUNCTION = 'stripe-webhook'
export const HEALTH_FUNCTION = 'health'
export const MCP_FUNCTION = 'mcp'

/** A random identifier of the visitor's device (UUID), made by the browser; quotas count by it. */
export const DEVICE_ID_HEADER = 'x-device-id'

/** Identifies one call in the browser's console and in the function's log. */
export const REQUEST_ID_HEADER = 'x-request-id'

/** Who answered: an AI provider, or the engine that ships with the site. */
export const ANSWER_SOURCES = ['ai', 'builtin'] as const
export type AnswerSource = (typeof ANSWER_SOURCES)[number]
