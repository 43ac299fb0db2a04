interface Dropper {
  open: () => Promise<{ sRGBHex: string }>
}

/** The browser's eyedropper, or undefined where it has none. Answers nothing when the person gives up. */
export function findDropper(): (() => Promise<string | undefined>) | undefined {
  const Found: unknown = Reflect.get(globalThis, 'EyeDropper')
  if (typeof Found !== 'function') return undefined
  return async () => {
    try {
      // As the EyeDropper API has it; TypeScript's library does not know it yet.
      const dropper = Reflect.construct(Found, []) as Dropper
      return (await dropper.open()).sRGBHex.toUpperCase()
    } catch {
      return undefined // closed with Escape
    }
  }
}
