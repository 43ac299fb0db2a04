import { linkPath } from '@taplet/contract'
import type { Language } from '@taplet/messages'
import { plainQrSvg } from '@taplet/qr'
import {
  frameOriginsOf,
  moduleAddressesOf,
  PLAIN_SHEET,
  renderExperience,
  renderLinkBlocked,
  renderAccountClosed,
  renderAppDeleted,
  renderAppPaused,
  renderLinkCard,
  renderLinkExpired,
  renderLinkPassword,
  renderLinkPaused,
  renderLinkTakenDown,
  renderAppNotFound,
  renderAppOpensSoon,
  renderTagDisabled,
  renderTagUnclaimed,
  renderAppTakenDown,
  type ViewerAssets,
} from '@taplet/viewer/render'
import { coverPath } from '../covers/cover-path.ts'
import { pagePolicy, type PaymentSources } from './page-policy.ts'
import type { Notice, PageRenderer, RenderedPage } from './page-renderer.ts'

interface ViewerRendererOptions {
  /** Language of pages that request no other. */
  language: Language
  /** Called once, when the first page is rendered. */
  loadAssets: () => ViewerAssets
  /** Scheme and host that visitors use, without trailing slash. */
  origin: () => string
  /** Scheme and host that codes hold. */
  linkOrigin?: () => string
  /** Origins for card payments; undefined where nothing can be sold. */
  payments?: PaymentSources | undefined
}

const notices: { [N in Notice]: (options: { assets: ViewerAssets; language: Language }) => string } = {
  BLOCKED: renderLinkBlocked,
  CLOSED: renderAccountClosed,
  DISABLED: renderTagDisabled,
  ENDED: renderLinkExpired,
  GONE: renderAppDeleted,
  LINK_TAKEN_DOWN: renderLinkTakenDown,
  NOT_FOUND: renderAppNotFound,
  PAUSED: renderLinkPaused,
  RESTING: renderAppPaused,
  TAKEN_DOWN: renderAppTakenDown,
}

/** Returns the path of a link's code as a picture. */
export const codePath = (tagId: string): string => `${linkPath(tagId)}/code.svg`

/** Renders pages by the viewer package. */
export function createViewerRenderer(options: ViewerRendererOptions): PageRenderer {
  const { loadAssets, language, origin, linkOrigin = origin, payments } = options
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
    renderCode: (tagId, dark) => plainQrSvg(linkOrigin() + linkPath(tagId), { dark }),
    renderNotice: (notice) => withInline(notices[notice]({ assets: assetsOf(), language }), undefined),
    renderOpensSoon: (app) => withInline(renderAppOpensSoon({ assets: assetsOf(), language, ...app }), undefined),
    renderClosed: (closed) => withInline(renderAccountClosed({ assets: assetsOf(), language, ...closed }), undefined),
    renderUnclaimed: (tag) => withInline(renderTagUnclaimed({ language, assets: assetsOf(), ...tag }), undefined),
    renderPassword(form) {
      const { html, inline } = withInline(renderLinkPassword({ language, assets: assetsOf(), ...form }), undefined)
      return { html, inline: { ...inline, doesFormRedirect: true } }
    },
    renderCard: (card) =>
      withInline(renderLinkCard({ language, assets: assetsOf(), origin: origin(), ...card }), undefined),
  }
}

/**
 * Returns the inline code that the policy may allow: the script passed in, and the style in the head. No text of a
 * person can precede that as a tag: it would be escaped.
 */
function withInline(html: string, script: string | undefined): RenderedPage {
  const style = /<style>(.*?)<\/style>/s.exec(html)?.[1]
  const scripts = script === undefined ? [] : [script]
  return { html, inline: { scripts, styles: style === undefined ? [] : [style], hasModules: false } }
}

/** Returns the policy of a viewer document: its own script and style run, and nothing else. */
export const policyOf = (html: string, script: string | undefined): string =>
  pagePolicy(withInline(html, script).inline)
