const SILENT = 'tapletSilent'

/** Whether the visitor muted videos: chosen once, stored on the device. */
export function isMuted(): boolean {
  try {
    return SILENT in localStorage
  } catch {
    // Browsers that store nothing for the page throw: the choice lasts as long as the page.
    return SILENT in document.body.dataset
  }
}

export function setMuted(isOn: boolean): void {
  document.body.toggleAttribute('data-taplet-silent', isOn)
  try {
    if (isOn) localStorage[SILENT] = ''
    else delete localStorage[SILENT]
  } catch {}
}
