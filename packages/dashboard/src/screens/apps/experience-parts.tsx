import type { ComponentProps } from 'react'
import type { ExperienceEditorParts } from '../../features/experiences/editor/editor-parts.ts'
import { KindButtons } from '../../features/slides/kinds/kind-buttons.tsx'
import { NewFromTemplate } from '../../features/templates/new-from-template.tsx'
import { TwinButton } from '../../features/twin/twin-button.tsx'
import { lazyComponent } from '../../ui/lazy/lazy-component.tsx'
import { DownloadDialog } from '../links/download-dialog.tsx'

const AppLinks = lazyComponent(async () => (await import('../../features/links/app-tab/app-links.tsx')).AppLinks)

/** Parts of other features in the editor of instant apps. */
export const experienceParts: ExperienceEditorParts = {
  AppAnalytics: lazyComponent(
    async () => (await import('../../features/analytics/app-tab/app-analytics.tsx')).AppAnalytics,
  ),
  AppLinks: (props: Omit<ComponentProps<typeof AppLinks>, 'DownloadDialog'>) => (
    <AppLinks {...props} DownloadDialog={DownloadDialog} />
  ),
  AppOverview: lazyComponent(async () => (await import('./app-overview.tsx')).AppOverview),
  FunnelFoot: lazyComponent(
    async () => (await import('../../features/analytics/overview/funnel-foot.tsx')).FunnelFoot,
    'SILENT',
  ),
  KindButtons,
  MediaPicker: lazyComponent(
    async () => (await import('../../features/media/picker/media-picker.tsx')).MediaPicker,
    'OVER',
  ),
  NewFromTemplate,
  PublishFlow: lazyComponent(
    async () => (await import('../../features/publishing/publish-flow.tsx')).PublishFlow,
    'OVER',
  ),
  TwinButton,
}
