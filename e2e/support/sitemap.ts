import { readFileSync } from 'node:fs'

const sitemap = readFileSync('dist/sitemap.xml', 'utf8')

const listed = [...sitemap.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path]) => path || '/')

/** A page of a single prompt, which stands for all of them: they are one template. */
export const PROMPT_PAGE = '/prompts/4-west-night-shift'

/** The addresses of all public pages, read from what was built: whoever added one, it is walked. */
export const PATHS = listed.filter((path) => !/^\/prompts\/[^/]+$/.test(path) || path === PROMPT_PAGE)
