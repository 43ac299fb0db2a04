import { type Colour, formatColour, toLinear } from '@taplet/base/colours'

/** Lightness 0 to 1, chroma from 0, hue in radians: equal steps look equal (Björn Ottosson's OKLab, in polar form). */
export interface Oklch {
  lightness: number
  chroma: number
  hue: number
}
type Triple = readonly [number, number, number]

const fromLinear = (share: number): number =>
  255 * (share <= 0.003_130_8 ? share * 12.92 : 1.055 * share ** (1 / 2.4) - 0.055)

export function toOklch({ red, green, blue }: Colour): Oklch {
  const [r, g, b] = [toLinear(red), toLinear(green), toLinear(blue)]
  const long = Math.cbrt(0.412_221_470_8 * r + 0.536_332_536_3 * g + 0.051_445_992_9 * b)
  const medium = Math.cbrt(0.211_903_498_2 * r + 0.680_699_545_1 * g + 0.107_396_956_6 * b)
  const short = Math.cbrt(0.088_302_461_9 * r + 0.281_718_837_6 * g + 0.629_978_700_5 * b)
  const lightness = 0.210_454_255_3 * long + 0.793_617_785 * medium - 0.004_072_046_8 * short
  const a = 1.977_998_495_1 * long - 2.428_592_205 * medium + 0.450_593_709_9 * short
  const bee = 0.025_904_037_1 * long + 0.782_771_766_2 * medium - 0.808_675_766 * short
  return { lightness, chroma: Math.hypot(a, bee), hue: Math.atan2(bee, a) }
}

function toLinearRgb({ lightness, chroma, hue }: Oklch): Triple {
  const [a, b] = [chroma * Math.cos(hue), chroma * Math.sin(hue)]
  const long = (lightness + 0.396_337_777_4 * a + 0.215_803_757_3 * b) ** 3
  const medium = (lightness - 0.105_561_345_8 * a - 0.063_854_172_8 * b) ** 3
  const short = (lightness - 0.089_484_177_5 * a - 1.291_485_548 * b) ** 3
  return [
    4.076_741_662_1 * long - 3.307_711_591_3 * medium + 0.230_969_929_2 * short,
    -1.268_438_004_6 * long + 2.609_757_401_1 * medium - 0.341_319_396_5 * short,
    -0.004_196_086_3 * long - 0.703_418_614_7 * medium + 1.707_614_701 * short,
  ]
}

const ROUNDING = 1e-4
const fits = (rgb: Triple): boolean => rgb.every((part) => part >= -ROUNDING && part <= 1 + ROUNDING)
const HALVINGS = 16

/** The nearest displayable colour: with as much chroma as this lightness and hue allow. */
export function fromOklch(wanted: Oklch): string {
  const lightness = Math.min(1, Math.max(0, wanted.lightness))
  let [low, high] = [0, wanted.chroma]
  if (fits(toLinearRgb({ ...wanted, lightness }))) low = high
  for (let step = 0; step < HALVINGS && low < high; step++) {
    const chroma = (low + high) / 2
    if (fits(toLinearRgb({ lightness, chroma, hue: wanted.hue }))) low = chroma
    else high = chroma
  }
  const [red, green, blue] = toLinearRgb({ lightness, chroma: low, hue: wanted.hue })
  const part = (share: number) => fromLinear(Math.min(1, Math.max(0, share)))
  return formatColour({ red: part(red), green: part(green), blue: part(blue), alpha: 1 })
}
