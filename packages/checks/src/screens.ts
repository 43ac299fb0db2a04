/** A screen that slides are tried on, px. */
export interface Screen {
  name: string
  width: number
  height: number
}

/** The phone on which contrast and tap targets are judged. */
export const REFERENCE = { name: 'usual phone', width: 390, height: 844 } as const satisfies Screen

/** Twelve sizes, from the smallest phone in use to the phone that stands on the stage of a 1440 × 900 desktop. */
export const screens: readonly Screen[] = [
  { name: 'smallest phone', width: 320, height: 568 },
  { name: 'small Android phone', width: 360, height: 640 },
  { name: 'Android phone', width: 360, height: 780 },
  { name: 'iPhone SE', width: 375, height: 667 },
  REFERENCE,
  { name: 'Pixel', width: 393, height: 852 },
  { name: 'large Android phone', width: 412, height: 915 },
  { name: 'iPhone Max', width: 430, height: 932 },
  { name: 'small tablet', width: 600, height: 960 },
  { name: 'iPad', width: 768, height: 1024 },
  { name: 'phone held sideways', width: 844, height: 390 },
  { name: 'phone on the stage of a desktop', width: 390, height: 804 },
]

export const TEXT_SCALES = [1, 2] as const
