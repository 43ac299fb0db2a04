import { linkPath } from '@taplet/contract'
import type { Language } from '@taplet/messages'
import { plainQrSvg } from '@taplet/qr'
import {
  frameOriginsOf,
  moduleAddressesOf,
  PLAIN_SHEET,
  renderExperience,
  renderBlocked,
  renderGone,
  renderInactive,
  renderLinkCard,
  renderLinkOver,
  renderLinkPassword,
  renderLinkPaused,
  renderLinkTakenDown,
  renderNotFound,
  renderTagDisabled,
  renderTagUnclaimed,
  renderTakenDown,
  type ViewerAssets,
} from '@taplet/viewer/render'
import { coverPath } from '../covers/cover-path.ts'
import { pagePolicy, type PaymentSources } from './page-policy.ts'
import type { Notice, PageRenderer, RenderedPage } from './page-renderer.ts'

interface ViewerRendererOptions {
  /** Of pages that ask for no other. */
  language: Language
  /** Asked once, when the first page is rendered. */
  loadAssets: () => ViewerAssets
  /** Scheme and host that visitors use, with no slash at the end. */
  origin: () => string
  /** Where cards are paid with; undefined where nothing can be sold. */
  payments?: PaymentSources | undefined
}

const notices: { [N in Notice]: (options: { assets: ViewerAssets; language: Language }) => string } = {
  BLOCKED: renderBlocked,
  DISABLED: renderTagDisabled,
  ENDED: renderLinkOver,
  GONE: renderGone,
  LINK_TAKEN_DOWN: renderLinkTakenDown,
  NOT_FOUND: renderNotFound,
  PAUSED: renderLinkPaused,
  RESTING: renderInactive,
  TAKEN_DOWN: renderTakenDown,
}

/** Where the code of a link is, as a picture. */
export const codePath = (tagId: string): string => `${linkPath(tagId)}/code.svg`

/** Pages by the viewer package. */
export function createViewerRenderer(options: ViewerRendererOptions): PageRenderer {
  const { loadAssets, language, origin, payments } = options
  let loaded: ViewerAssets | undefined
  const assetsOf = (): ViewerAssets => (loaded ??= loadAssets())
  return {
    in: (other) => createViewerRenderer({ ...options, loadAssets: assetsOf, language: other }),
    renderExperience(experience, { linkId, ...use }) {
      const assets = assetsOf()
      const facts = { experience, language, origin: origin(), assets, ...use }
      const html = renderExperience({
        ...facts,
        codeUrl: linkId && codePath(linkId),
        coverUrl: coverPath(experience),
      })
      const page = withInline(html, assets.script)
      const modules = moduleAddressesOf(page.html)
      const frames = frameOriginsOf(page.html)
      const sells = modules.some((address) => address.endsWith(`/${assets.modules['payments']?.file}`))
      const inline = {
        ...page.inline,
        hasModules: modules.length > 0,
        hasSheet: PLAIN_SHEET in assets.modules,
        frames,
        isEmbedded: use.isEmbedded,
      }
      return { ...page, inline: sells ? { ...inline, payments } : inline }
    },
    moduleCode: (file) => Object.values(assetsOf().modules).find((module) => module.file === file)?.code,
    renderCode: (tagId) => plainQrSvg(origin() + linkPath(tagId)),
    renderNotice: (notice) => withInline(notices[notice]({ assets: assetsOf(), language }), undefined),
    renderUnclaimed: (tag) => withInline(renderTagUnclaimed({ language, assets: assetsOf(), ...tag }), undefined),
    renderPassword(form) {
      const { html, inline } = withInline(renderLinkPassword({ language, assets: assetsOf(), ...form }), undefined)
      return { html, inline: { ...inline, doesFormLeadAway: true } }
    },
    renderCard: (card) =>
      withInline(renderLinkCard({ language, assets: assetsOf(), origin: origin(), ...card }), undefined),
  }
}

/**
 * The code of a document that its policy may let run: the script that we handed in, and the style in its head. No text
 * of a person can come before that as a tag: it would stand there escaped.
 */
function withInline(html: string, script: string | undefined): RenderedPage {
  const style = /<style>(.*?)<\/style>/s.exec(html)?.[1]
  const scripts = script === undefined ? [] : [script]
  return { html, inline: { scripts, styles: style === undefined ? [] : [style], hasModules: false } }
}

/** The policy of a document of the viewer: its own script and style run, and nothing else. */
export const policyOf = (html: string, script: string | undefined): string =>
  pagePolicy(withInline(html, script).inline)
