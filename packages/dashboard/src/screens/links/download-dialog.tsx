import { lazyComponent } from '../../ui/lazy/lazy-component.tsx'

/** Downloads codes of links, for the screens of links; loaded when first opened. */
export const DownloadDialog = lazyComponent(
  async () => (await import('../../features/qr-designs/download/download-dialog.tsx')).DownloadDialog,
  'OVER',
)
