/**
 * Runs in Deno: serves every local edge function from one process, each under its name. A hosted project runs each
 * function in its own process and does not use this file.
 *
 * Arguments: the functions' folder, then their names. It exits when its standard input closes, which happens whenever
 * the server that started it ends, even after `kill -9`.
 */
import { exit } from 'node:process'

type Handler = (request: Request, info: unknown) => Response | Promise<Response>

declare const Deno: {
  args: string[]
  serve: (handler: Handler) => unknown
  stdin: { read: (buffer: Uint8Array) => Promise<number | null> }
}

const [folder, ...names] = Deno.args
const { serve } = Deno
const handlers: Map<string, Handler> = new Map()

for (const name of names) {
  // A function calls this when it is loaded; here it only registers the handler.
  Deno.serve = (handler) => handlers.set(name, handler)
  try {
    await import(`${folder}/${name}/index.ts`)
  } catch (error) {
    console.error(`${name} does not start: ${(error as Error).message}`)
  }
}

serve((request, info) => {
  const handler = handlers.get(new URL(request.url).pathname.split('/')[1] ?? '')
  if (handler) return handler(request, info)
  const error = { code: 'service_unavailable', message: 'This service does not start. The log of the server says why.' }
  return Response.json({ error }, { status: 503 })
})

try {
  const buffer = new Uint8Array(256)
  while ((await Deno.stdin.read(buffer)) !== null);
} finally {
  exit(0)
}
