/** Entry point: the pages that visitors see, as HTML text. Runs on the server. */
export { loadAssets, type ViewerAssets } from './assets.ts'
export { moduleAddressesOf } from './module-addresses.ts'
export {
  renderConfirm,
  renderConfirmed,
  renderDataDeleted,
  renderDeleteData,
  renderFormGone,
  renderFormLater,
  renderLinkEnded,
  renderReviewThanks,
  renderSignUpThanks,
  renderUnsubscribe,
  renderUnsubscribed,
} from './pages/form-pages.tsx'
export { renderFormAgain } from './pages/form-again.tsx'
export { renderGone, renderInactive, renderNotFound, renderTwinEnded } from './pages/pages.tsx'
export { renderExperience, type RenderExperienceOptions } from './render-experience.tsx'
export { renderTwin } from './twin/render-twin.tsx'
export { renderTwinState, type TwinState } from './twin/twin-state.tsx'
export { loadTwinAssets, type TwinAssets } from './twin/twin-assets.ts'
export type { EditorNews, TwinUpdate } from './twin/twin-update.ts'
