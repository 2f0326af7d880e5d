/** Hands a text to the browser as a file to save. */
export function downloadText(fileName: string, text: string, type = 'text/plain;charset=utf-8'): void {
  downloadBlob(fileName, new Blob([text], { type }))
}

/** Hands a file to the browser to save. */
export function downloadBlob(fileName: string, file: Blob): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  document.body.append(link)
  link.click()
  link.remove()
  // Some browsers read the address only after the click's task.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
