const SILENT = 'tapletSilent'

/** Whether the visitor wants films to be silent: chosen once, kept on the device. */
export function isSilent(): boolean {
  try {
    return SILENT in localStorage
  } catch {
    // Browsers that keep nothing for the page throw: the choice lasts as long as the page.
    return SILENT in document.body.dataset
  }
}

export function setSilent(isOn: boolean): void {
  document.body.toggleAttribute('data-taplet-silent', isOn)
  try {
    if (isOn) localStorage[SILENT] = ''
    else delete localStorage[SILENT]
  } catch {}
}
