import { MCP_FUNCTION } from '@contracts/functions.ts'
import { SITE } from './site'

const backend = (import.meta.env.VITE_SUPABASE_URL || SITE.url).replace(/\/$/, '')

/** Address of the server for AI clients: below the hosted project's, or below the site's own. */
export const MCP_ADDRESS = `${backend}/functions/v1/${MCP_FUNCTION}`
