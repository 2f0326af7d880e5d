type Handler = (request: Request) => Promise<Response>

/** Serves a function. @throws ConfigurationError where its environment makes no sense, before it serves anything */
export function serve(create: (environment: (name: string) => string | undefined) => Handler): void {
  Deno.serve(create((name) => Deno.env.get(name)))
}
