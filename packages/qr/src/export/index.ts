/** Entry point, Node only: codes as files for print. */
export type { LogoPixels } from './eps/logo-to-ps.ts'
export { type QrEpsOptions, qrEps } from './eps/qr-eps.ts'
export type { FileOptions } from './file-options.ts'
export { type Label, type LabelSheetOptions, labelSheetPdf } from './labels/label-sheet-pdf.ts'
export { type LabelSheetId, labelSheets } from './labels/label-sheets.ts'
export { type QrPdfOptions, qrPdf } from './pdf/qr-pdf.ts'
export { labelsPerPage } from './labels/label-sheets.ts'
