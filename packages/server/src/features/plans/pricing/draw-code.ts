import { drawQr, plainLook, qrSvg } from '@taplet/qr'

const BROWN = '#2B1712'

/** Draws the code that stands on the printed cards of the pricing page, in their colours. */
export const drawCode = (text: string): string =>
  qrSvg(
    drawQr(text, {
      ...plainLook,
      coloring: {
        ...plainLook.coloring,
        backgroundColor: '#FFF4E2',
        body1: BROWN,
        cornerBorder: BROWN,
        cornerCenter: BROWN,
      },
      corners: { border: 'frame1', center: 'ball1' },
      pattern: 'circle',
    }),
  )
