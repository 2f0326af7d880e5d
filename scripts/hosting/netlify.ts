import { SHELL, SHELL_ROUTES } from './rules.ts'

/** Folder of Netlify's edge functions, below the project's `dist-hosting`. */
export const NETLIFY_FUNCTIONS = 'netlify'

/**
 * Netlify's settings, which it reads from the project's root. The rules do not force redirects, so files win: an
 * article that was built is served as it is.
 * @returns `netlify.toml`
 */
export function netlifyConfig(): string {
  const rules = SHELL_ROUTES.map(
    (route) => `[[redirects]]\n  from = "${route}"\n  to = "/${SHELL}.html"\n  status = 200\n  force = false\n`,
  )
  return `# Written by "npm run hosts:netlify" from scripts/hosting/rules.ts.
# Headers come with the build (dist/_headers). docs/hosting.md tells the rest.

[build]
  command = "npm run build -- --require-posts"
  publish = "dist"
  edge_functions = "dist-hosting/${NETLIFY_FUNCTIONS}"

[build.environment]
  NODE_VERSION = "22"

${rules.join('\n')}`
}
