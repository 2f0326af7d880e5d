import { ConfigurationError } from './env.ts'

type Handler = (request: Request) => Promise<Response>

/** Serves a function, or ends with one sentence where the environment makes no sense. */
export function serve(create: (environment: (name: string) => string | undefined) => Handler): void {
  let handler: Handler
  try {
    handler = create((name) => Deno.env.get(name))
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error
    console.error(error.message)
    Deno.exit(1)
  }
  Deno.serve(handler)
}
