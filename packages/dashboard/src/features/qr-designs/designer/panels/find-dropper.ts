interface Dropper {
  open: () => Promise<{ sRGBHex: string }>
}

/** The browser's eyedropper, or undefined where unsupported. Resolves to undefined when the person cancels. */
export function findDropper(): (() => Promise<string | undefined>) | undefined {
  const Found: unknown = Reflect.get(globalThis, 'EyeDropper')
  if (typeof Found !== 'function') return undefined
  return async () => {
    try {
      // As specified by the EyeDropper API; missing in TypeScript's library.
      const dropper = Reflect.construct(Found, []) as Dropper
      return (await dropper.open()).sRGBHex.toUpperCase()
    } catch {
      return undefined // closed with Escape
    }
  }
}
