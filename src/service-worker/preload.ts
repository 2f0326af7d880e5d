/**
 * The preloaded page of a navigation, if it arrived. Without a network, Chromium rejects; Firefox resolves to a network
 * error, which must not be taken for the page.
 */
export function pageFetchedAhead(preload: Promise<Response | undefined> | undefined): Promise<Response | undefined> {
  return Promise.resolve(preload).then(
    (response) => (response?.type === 'error' ? undefined : response),
    () => undefined,
  )
}
