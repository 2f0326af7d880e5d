/** How far one has read, as a line at the top of the window. For the eye only. */
export function ReadingProgress() {
  return (
    <div
      className="pointer-events-none fixed inset-x-0 top-0 z-2 h-[3px] motion-reduce:hidden print:hidden"
      aria-hidden="true"
    >
      <i className="read-so-far block h-full origin-left scale-x-0 bg-accent" />
    </div>
  )
}
