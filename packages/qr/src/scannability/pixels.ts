/** A picture: red, green, blue and alpha of each pixel, row by row. An ImageData fits. */
export interface Pixels {
  width: number
  height: number
  data: Uint8ClampedArray
}
