/** How far one has read, as a line at the top of the window. For the eye only. */
export function ReadingProgress() {
  return (
    <div className="reading" aria-hidden="true">
      <i />
    </div>
  )
}
