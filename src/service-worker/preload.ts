/**
 * The page of a navigation that was fetched ahead, if it came. Where the network is gone, Chromium rejects; Firefox
 * gives a network error for an answer, which would be taken for the page.
 */
export function pageFetchedAhead(preload: Promise<Response | undefined> | undefined): Promise<Response | undefined> {
  return Promise.resolve(preload).then(
    (response) => (response?.type === 'error' ? undefined : response),
    () => undefined,
  )
}
