/** Entry point: the pages that visitors see, as HTML text. Runs on the server. */
export { loadAssets, type ViewerAssets } from './assets.ts'
export { renderGone, renderInactive, renderNotFound } from './pages/pages.tsx'
export { renderExperience, type RenderExperienceOptions } from './render-experience.tsx'
