import { SHELL, SHELL_ROUTES } from './rules.mjs'

/**
 * The settings of Netlify, which reads them from the project's own folder. Rules that do not force themselves upon a
 * path leave the files alone: an article that was built is served as it is.
 * @returns {string} `netlify.toml`
 */
export function netlifyConfig() {
  const rules = SHELL_ROUTES.map(
    (route) => `[[redirects]]\n  from = "${route}"\n  to = "/${SHELL}.html"\n  status = 200\n  force = false\n`,
  )
  return `# Written by "node scripts/hosting/write-netlify-config.mjs" from scripts/hosting/rules.mjs.
# Headers come with the build (dist/_headers). docs/hosting.md tells the rest.

[build]
  command = "node scripts/build.mjs --require-posts"
  publish = "dist"

[build.environment]
  NODE_VERSION = "22"

${rules.join('\n')}`
}
