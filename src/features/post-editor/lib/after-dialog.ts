/**
 * Does something in the editor once a dialog has gone and given the focus back: to the editor's frame, in which nothing
 * can be typed until the editor itself takes it.
 */
export const afterDialog = (work: () => void): void => {
  // The dialog gives it back in a timer of its own, which is set by the time that the first of these runs.
  setTimeout(() => setTimeout(work))
}
