/** Small bars for how much of something is done: an `i` each, with `data-on`. */
export const METER =
  'inline-flex items-center gap-[3px] [&>i]:h-[0.3rem] [&>i]:w-[0.9rem] [&>i]:rounded-[1px] [&>i]:bg-rule [&>i[data-on]]:bg-marker-line forced-colors:[&>i[data-on]]:bg-[CanvasText]'
