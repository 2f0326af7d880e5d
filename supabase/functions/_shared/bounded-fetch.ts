/**
 * A fetch whose answers have at most `maxBytes` bytes after decompression. Beyond that, it closes the connection, and
 * reading the body throws the error.
 */
export function boundedFetch(maxBytes: number, error: () => Error): typeof fetch {
  return async (input, init) => {
    const response = await fetch(input, init)
    let bytes = 0
    const limit = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(chunk, controller) {
        bytes += chunk.byteLength
        // Throwing here cancels the incoming body and fails the outgoing one.
        if (bytes > maxBytes) throw error()
        controller.enqueue(chunk)
      },
    })
    return response.body ? new Response(response.body.pipeThrough(limit), response) : response
  }
}
