import { readFileSync } from 'node:fs'

const sitemap = readFileSync('dist/sitemap.xml', 'utf8')

/** The addresses of all public pages, read from what was built: whoever added one, it is walked. */
export const PATHS = [...sitemap.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path]) => path || '/')
