import { messages } from '../messages/messages.ts'
import type { PageOptions } from '../page-options.ts'
import { renderPlainPage } from '../plain-page.tsx'
import { explore, ownLink } from '../ways.ts'
import { tagArt } from './tag-art.ts'

/** A physical tag that the operator has disabled. */
export const renderTagDisabled = ({ assets, language }: PageOptions): string =>
  renderPlainPage({
    language,
    title: messages(language)('tagDisabledTitle'),
    lede: messages(language)('tagDisabled'),
    art: tagArt(null, true),
    ways: [explore(language), ownLink(language)],
    css: assets.pageCss,
  })
