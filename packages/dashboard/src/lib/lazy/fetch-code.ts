const PAUSE = 400 // ms; most network failures are shorter

/**
 * A style sheet that failed to load stays in the page, and the next import takes it for loaded: the code would come
 * without its styles.
 */
function dropBrokenStyles(error: unknown): void {
  const address = error instanceof Error && /CSS for (\S+)/.exec(error.message)?.[1]
  if (!address) return
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]'))
    if (link.href === new URL(address, location.href).href) link.remove()
}

/**
 * Loads code on demand; retries once after a moment, unless there is no network at all. Throws when it cannot be
 * fetched after a second try.
 */
export async function fetchCode<Code>(load: () => Promise<Code>): Promise<Code> {
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
