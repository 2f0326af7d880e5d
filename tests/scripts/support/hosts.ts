/** Small readers of the files that hosts get, by the rules that those hosts state. */

/** A request for which a host looks up headers: every matching rule of `_headers` counts, equal names are joined. */
export function headersFor(file: string, pathname: string): Record<string, string> {
  const found: Record<string, string> = {}
  for (const block of file.trim().split('\n\n')) {
    const [rule = '', ...lines] = block.split('\n')
    const isMatch = rule.endsWith('*') ? pathname.startsWith(rule.slice(0, -1)) : pathname === rule
    for (const line of isMatch ? lines : []) {
      const [, name = '', value = ''] = /^ {2}([\w-]+): (.+)$/.exec(line) ?? []
      const key = name.toLowerCase()
      found[key] = found[key] === undefined ? value : `${found[key]}, ${value}`
    }
  }
  return found
}

interface Worker {
  fetch(request: Request, env: { ASSETS: { fetch(request: Request): Promise<Response> } }): Promise<Response>
}

/** Runs a `_worker.js` over the files of a site, which are served under their names without `.html`. */
export async function fetchFromWorker(source: string, files: Record<string, string>) {
  const module = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(source)}`)
  const worker: Worker = module.default
  const ASSETS = {
    fetch: async ({ url, method }: Request) => {
      const { pathname } = new URL(url)
      if (method !== 'GET') return new Response(null, { status: 405 })
      const body = files[pathname]
      return body === undefined ? new Response('not found', { status: 404 }) : new Response(body)
    },
  }
  return (path: string, init?: RequestInit) =>
    worker.fetch(new Request(`https://site.example${path}`, init), { ASSETS })
}

/** The same, for status and text alone. */
export async function runWorker(source: string, files: Record<string, string>) {
  const ask = await fetchFromWorker(source, files)
  return async (path: string, init?: RequestInit) => {
    const answer = await ask(path, init)
    return [answer.status, await answer.text()]
  }
}
