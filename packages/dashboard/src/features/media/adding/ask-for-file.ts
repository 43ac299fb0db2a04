interface Wish {
  accept: string
  /** Opens the camera directly, where the device has one. */
  capture?: 'environment'
}

/** Opens the device's dialog for one file; nothing happens when it is closed without a choice. */
export function askForFile({ accept, capture }: Wish, onFile: (file: File) => void): void {
  const input = document.createElement('input')
  input.type = 'file'
  input.accept = accept
  if (capture) input.capture = capture
  input.addEventListener('change', () => {
    const [file] = input.files ?? []
    if (file) onFile(file)
  })
  input.click()
}
