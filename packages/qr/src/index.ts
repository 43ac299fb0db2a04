/** Entry point: text to QR code as SVG. Pure: the same in browser, worker and server. */
export { type QrDrawOptions, drawQr } from './draw-qr.ts'
export type { QrConfig, QrLogo } from './qr-config.ts'
export type { Box, Fill, Gradient, ImageLayer, Layer, PathLayer, QrDrawing } from './qr-drawing.ts'
export { resolveBall, resolveFrame, resolvePattern, resolveVariation } from './resolve-shape.ts'
export { qrBalls, qrFrames, qrPatterns, qrVariations } from './shape-lists.ts'
export { type PlainQrOptions, plainQrSize, plainQrSvg } from './svg/plain-qr-svg.ts'
export { type QrSvgOptions, qrSvg } from './svg/qr-svg.ts'
export type { ErrorCorrection, Matrix } from './symbol/create-symbol.ts'
