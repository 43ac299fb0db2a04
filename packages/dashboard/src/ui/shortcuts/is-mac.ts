/** True on Apple's computers and tablets, whose keys bear signs of their own. */
export const isMac = (): boolean => /mac|iphone|ipad/i.test(globalThis.navigator?.platform ?? '')
