/** What has been filled into a prompt's blanks so far, by their names; it is kept with the prompt's element. */
export function answersOf(item: HTMLElement): Record<string, string> {
  try {
    return JSON.parse(item.dataset.answers ?? '{}') as Record<string, string>
  } catch {
    return {}
  }
}
