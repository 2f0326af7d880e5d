/**
 * Runs something in the editor after a dialog has closed and returned the focus to the editor's frame, where typing
 * works only after the editor itself takes the focus.
 */
export const afterDialog = (work: () => unknown): void => {
  // The dialog returns it in its own timer, which is set before the first of these runs.
  setTimeout(() => setTimeout(work))
}
