const PAUSE = 400 // ms; most failures of a network are shorter

/**
 * A style sheet that failed stays in the page, and whoever asks for it again is told that it is there: the code would
 * come without its looks.
 */
function dropBrokenStyles(error: unknown): void {
  const address = error instanceof Error && /CSS for (\S+)/.exec(error.message)?.[1]
  if (!address) return
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]'))
    if (link.href === new URL(address, location.href).href) link.remove()
}

/** Fetches code that is loaded when it is needed; a second time after a moment, unless there is no network at all. */
export async function fetchPiece<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load()
  } catch (error) {
    dropBrokenStyles(error)
    if (!navigator.onLine) throw error
  }
  await new Promise((resolve) => setTimeout(resolve, PAUSE))
  try {
    return await load()
  } catch (error) {
    dropBrokenStyles(error)
    throw error
  }
}
