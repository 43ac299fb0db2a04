/** Entry point: the pages that visitors see, as HTML text. Runs on the server. */
export { type AppTheme, appTheme } from './story/app-theme.ts'
export { installFiles, installPath } from './experience/app-tags.tsx'
export { loadAssets, type ViewerAssets } from './assets/assets.ts'
export { frameOriginsOf } from './experience/frame-origins.ts'
export { moduleAddressesOf, PLAIN_SHEET } from './assets/module-addresses.ts'
export {
  renderConfirm,
  renderConfirmed,
  renderDataDeleted,
  renderDeleteData,
  renderFormBroken,
  renderFormGone,
  renderFormRefused,
  renderLinkEnded,
  renderReviewThanks,
  renderSignUpThanks,
  renderUnsubscribe,
  renderUnsubscribed,
} from './pages/form-pages.tsx'
export { renderFormAgain } from './pages/form-again.tsx'
export { renderLinkCard } from './pages/link-card.tsx'
export { renderLinkBlocked } from './pages/links/link-blocked.tsx'
export { renderLinkExpired } from './pages/links/link-expired.tsx'
export { renderLinkPassword } from './pages/links/link-password.tsx'
export { renderLinkPaused } from './pages/links/link-paused.tsx'
export { renderLinkTakenDown } from './pages/links/link-taken-down.tsx'
export { renderTagDisabled } from './pages/links/tag-disabled.tsx'
export { renderTagUnclaimed } from './pages/links/tag-unclaimed.tsx'
export { renderMailsEnd, renderMailsEnded, renderMailsUnknown } from './pages/mail-pages.tsx'
export { landingScript } from './landing/landing-script.ts'
export { PRICING_PATH, type PricingFacts } from './landing/pricing-facts.ts'
export { renderPricing } from './landing/pricing-page.tsx'
export { offlineScript, renderOffline } from './pages/offline-page.tsx'
export { WORKER_OFF_HEADER } from './worker/addresses.ts'
export { renderAccountClosed } from './pages/apps/account-closed.tsx'
export { renderAppDeleted } from './pages/apps/app-deleted.tsx'
export { renderAppNotFound } from './pages/apps/app-not-found.tsx'
export { renderAppOpensSoon } from './pages/apps/app-opens-soon.tsx'
export { renderAppPaused } from './pages/apps/app-paused.tsx'
export { renderAppTakenDown } from './pages/apps/app-taken-down.tsx'
export { renderPreviewEnded } from './pages/apps/preview-ended.tsx'
export { renderTwinEnded } from './pages/apps/twin-ended.tsx'
export {
  REPORT_REASONS,
  REPORT_TEXT_MAX,
  renderReport,
  renderReportThanks,
  type ReportReason,
} from './pages/report-page.tsx'
export { renderExperience, type RenderExperienceOptions } from './experience/render-experience.tsx'
export { renderPreview } from './twin/render-preview.tsx'
export { renderTwin } from './twin/render-twin.tsx'
export { renderTwinState, type TwinState } from './twin/twin-state.tsx'
export { loadTwinAssets, type TwinAssets } from './twin/twin-assets.ts'
export type { EditorNews, TwinUpdate } from './twin/twin-update.ts'
