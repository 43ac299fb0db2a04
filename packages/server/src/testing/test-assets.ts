/** Placeholders for the viewer's built files, which tests of the server do not need. */
export const TEST_ASSETS = {
  script: 'document.body.dataset.ready = "yes"',
  storyStyles: [{ css: '.slide{display:grid}', classes: [] }],
  pageCss: 'main{display:grid}',
  landingCss: '.plans{display:grid}',
  worker: 'addEventListener("fetch", () => undefined)',
  endingWorker: 'registration.unregister()',
  modules: {
    'share-sheet': { file: 'share-sheet-ab12CD_-.js', code: 'export const open = () => undefined' },
    plain: { file: 'plain-ab12CD_-.css', code: ':root{--plain:1}' },
  },
}
export const TEST_TWIN_ASSETS = { script: 'document.body.dataset.ready = "yes"', css: '.tv-strip{display:flex}' }
