type Handler = (request: Request) => Promise<Response>

/** Serves a function. @throws ConfigurationError if its environment is invalid, before it serves anything */
export function serve(create: (environment: (name: string) => string | undefined) => Handler): void {
  Deno.serve(create((name) => Deno.env.get(name)))
}
