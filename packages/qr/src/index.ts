/** Entry point: text to QR code as SVG. Pure: the same in browser, worker and server. */
export { createMatrix, type ErrorCorrection, type Matrix } from './matrix.ts'
export { type PlainQrOptions, plainQrSize, plainQrSvg } from './plain-svg.ts'
