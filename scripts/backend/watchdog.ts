/**
 * Runs in Deno ahead of each local function (`--preload`): ends it when the server that started it is gone, also after
 * a `kill -9`, because then its standard input closes. A hosted function never sees this file.
 */
declare const Deno: {
  serve: (...args: unknown[]) => unknown
  exit: (code: number) => never
  stdin: { read: (buffer: Uint8Array) => Promise<number | null> }
}

const { serve } = Deno

async function endWithParent() {
  const buffer = new Uint8Array(256)
  try {
    while ((await Deno.stdin.read(buffer)) !== null);
  } finally {
    Deno.exit(0)
  }
}

// Deno loads the function only when nothing of a preloaded file is under way, and this reading never ends: so it begins
// when the function begins to serve.
Deno.serve = (...args) => {
  void endWithParent()
  return serve(...args)
}
