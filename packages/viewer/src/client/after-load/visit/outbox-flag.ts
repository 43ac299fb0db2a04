const FLAG = 'taplet:visits'

/** Tells later pages that reports are waiting, so that those of most visitors never open a database. */
export const outboxFlag = {
  get(): boolean {
    try {
      return Boolean(localStorage[FLAG])
    } catch {
      return false // switched off
    }
  },
  set(isSet: boolean): void {
    try {
      if (isSet) localStorage[FLAG] = '1'
      else localStorage.removeItem(FLAG)
    } catch {
      // Storage is disabled: then only the worker delivers.
    }
  },
}
