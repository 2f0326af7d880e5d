/** A raised sheet that holds a form or a list. */
export const PANEL = 'min-w-0 rounded-control border border-rule bg-paper-raised shadow-sheet'

/** A small form that opens below what it is about. */
export const INLINE_PANEL =
  'mt-2 mb-4 grid max-w-[39rem] gap-3 rounded-control border border-rule bg-paper-raised p-4 print:hidden'
