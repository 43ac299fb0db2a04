/** True on Apple computers and tablets, whose modifier keys have their own symbols. */
export const isMac = (): boolean => /mac|iphone|ipad/i.test(globalThis.navigator?.platform ?? '')
