import { lazyPiece } from '../../ui/pieces/lazy-piece.tsx'

/** Codes of links as files, for the screens of links; loaded when it is first opened. */
export const DownloadDialog = lazyPiece(
  async () => (await import('../../features/qr-designs/download/download-dialog.tsx')).DownloadDialog,
  'OVER',
)
