/**
 * Runs in Deno: serves every local edge function from one process, each under its name. A hosted project gives each
 * function a process of its own and never sees this file.
 *
 * Arguments: the functions' folder, then their names. It ends when the server that started it is gone, also after a
 * `kill -9`, because then its standard input closes.
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
  // A function serves as it is loaded. Here that only tells what it would serve.
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
