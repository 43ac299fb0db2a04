import { PRODUCT } from '@taplet/contract'
import { messages } from '../messages/messages.ts'
import type { PageOptions } from '../page-options.ts'
import { renderPlainPage } from '../plain-page.tsx'
import { tagArt } from './tag-art.ts'

const REGISTER = '/info/tagRegistration'

/** An unclaimed physical tag; anyone who holds it can claim it. */
export const renderTagUnclaimed = ({
  assets,
  language,
  tagId,
  tagSubType,
}: PageOptions & { tagId: string; tagSubType: string | null }): string =>
  renderPlainPage({
    language,
    title: messages(language)('tagUnclaimedTitle'),
    lede: messages(language)('tagUnclaimed'),
    art: tagArt(tagSubType),
    ways: [
      { label: messages(language)('setUpTag'), href: `${REGISTER}?tagId=${encodeURIComponent(tagId)}` },
      { label: messages(language)('whatIs', { product: PRODUCT.name }), href: '/' },
    ],
    css: assets.pageCss,
  })
