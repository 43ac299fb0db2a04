/** A visitor's kind of device, as far as the user agent tells. */
export type DeviceClass = 'PHONE' | 'TABLET' | 'DESKTOP' | 'OTHER'

/** An iPad claims to be a Mac; only what other browsers there add reveals it. */
export const IPAD_AS_MAC = /Macintosh.*(?:CriOS|FxiOS|EdgiOS|OPiOS|GSA\/|Mobile\/)/

/** The first match wins. */
const classes: readonly (readonly [DeviceClass, RegExp])[] = [
  [
    'OTHER',
    /smart-?tv|googletv|android ?tv|appletv|bravia|\baft[a-z]+\b|hbbtv|web0s|tizen.*tv|playstation|xbox|nintendo/i,
  ],
  ['TABLET', IPAD_AS_MAC],
  ['TABLET', /ipad|tablet|kindle|silk\/(?!.*mobile)|playbook|\bsm-[tx]\d/i],
  ['PHONE', /iphone|ipod|mobi|windows phone|opera mini|blackberry|\bbb10\b|symbian|kaios|j2me|ucweb/i],
  ['TABLET', /android/i],
  ['DESKTOP', /windows nt|macintosh|cros|x11|linux/i],
]

export const deviceClass = (userAgent: string): DeviceClass =>
  classes.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? 'OTHER'
