/** Copies text to the clipboard. Returns false where the browser refuses (no HTTPS, no permission). */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyThroughSelection(text)
  }
}

/** The older method; it works on plain http in a local network, where the clipboard API does not exist. */
function copyThroughSelection(text: string): boolean {
  const area = document.createElement('textarea')
  area.value = text
  area.setAttribute('aria-hidden', 'true')
  Object.assign(area.style, { position: 'fixed', opacity: '0' })
  document.body.append(area)
  area.select()
  try {
    return document.execCommand('copy')
  } catch {
    return false
  } finally {
    area.remove()
  }
}
