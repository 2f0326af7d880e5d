import { tmpdir } from 'node:os'
import path from 'node:path'
import { ROOT } from './commands.ts'

/** Functions that show what a function gets and may do, by their files. */
export const SOURCES = {
  // Tells what arrived.
  'echo/index.ts': `Deno.serve(async (request) => {
    const text = await request.text()
    return Response.json(
      { path: new URL(request.url).pathname, headers: Object.fromEntries(request.headers), method: request.method, length: text.length },
      { status: 201, headers: { 'x-own': 'yes' } },
    )
  })`,
  'environment/index.ts': 'Deno.serve(() => Response.json(Deno.env.toObject()))',
  'crash/index.ts': `Deno.serve((request) => {
    if (request.method === 'POST') Deno.exit(3)
    return new Response(String(Deno.pid))
  })`,
  // Answers a bit, then waits for ever; says when the caller has left.
  'slow/index.ts': `let left = 0
  Deno.serve((request) => {
    if (request.url.endsWith('/left')) return new Response(String(left))
    request.signal.addEventListener('abort', () => left++)
    if (request.url.endsWith('/silent')) return new Promise(() => {})
    return new Response(new ReadableStream({ start: (to) => to.enqueue(new TextEncoder().encode('first')) }))
  })`,
  // Refuses a long body as ours do: after the first 64 KiB.
  'refusing/index.ts': `Deno.serve(async (request) => {
    let size = 0
    for await (const chunk of request.body ?? []) if ((size += chunk.length) > 65536) return new Response('too large', { status: 413 })
    return new Response(String(size))
  })`,
  'broken/index.ts': 'const half = ',
  // What a function is not allowed to do here.
  'curious/index.ts': `const tell = async (task) => { try { return String(await task()).slice(0, 40) } catch (error) { return error.name } }
  Deno.serve(async () => Response.json({
    read: await tell(() => Deno.readTextFile('${path.join(ROOT, 'package.json')}')),
    write: await tell(() => Deno.writeTextFile('${path.join(tmpdir(), 'promptory-curious')}', 'x')),
    run: await tell(() => new Deno.Command('id').output()),
    connect: await tell(() => fetch('http://127.0.0.1:4998/')),
  }))`,
  '_shared/code.ts': 'export {}',
  'not-a-function/readme.md': 'no index.ts here',
}
