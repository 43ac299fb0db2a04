export const MAX_QR_PIXELS = 4096
