/** Whether a dialog (components/ui/dialog) is open: the page behind it takes no orders. */
export const isDialogOpen = (): boolean => document.querySelector('[data-dialog]') !== null
