/** Calls whose code is fetched when the first of them is made; to their callers nothing differs. */
export function laterCalls<Calls extends object>(load: () => Promise<Calls>): Calls {
  const make = async (name: string | symbol, args: unknown[]): Promise<unknown> => {
    const call: unknown = Reflect.get(await load(), name)
    if (typeof call !== 'function') throw new TypeError(`${String(name)} is not a call`)
    return Reflect.apply(call, undefined, args)
  }
  // Every property is a call by that name; what cannot be called is refused above, in time and in words.
  return new Proxy({} as Calls, {
    // An object with a `then` would be taken for a promise.
    get: (_, name) => (name === 'then' ? undefined : (...args: unknown[]) => make(name, args)),
  })
}
