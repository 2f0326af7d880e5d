/**
 * A fetch whose answers have at most `maxBytes` bytes, unpacked. Past them the connection is closed, and whoever reads
 * the body gets the error.
 */
export function boundedFetch(maxBytes: number, error: () => Error): typeof fetch {
  return async (input, init) => {
    const response = await fetch(input, init)
    let bytes = 0
    const limit = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(chunk, controller) {
        bytes += chunk.byteLength
        // Thrown here, it cancels the body on the way in and fails it on the way out.
        if (bytes > maxBytes) throw error()
        controller.enqueue(chunk)
      },
    })
    return response.body ? new Response(response.body.pipeThrough(limit), response) : response
  }
}
