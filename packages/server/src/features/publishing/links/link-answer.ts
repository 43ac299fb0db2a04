import type { Notice, WebsiteCard } from '../page/page-renderer.ts'
import type { AddressEntry } from '../address-entry.ts'
import type { Link } from './link.ts'

/** What a code shows a visitor. A fallback is where visitors go because the link's destination is gone. */
export type LinkAnswer =
  | { type: 'ENTRY'; entry: AddressEntry; isChosen: boolean }
  | { type: 'NOTICE'; notice: Notice }
  | { type: 'PASSWORD'; link: Link }
  | { type: 'ADDRESS'; url: string; link: Link; ruleId: string | undefined; isFallback: boolean }
  | { type: 'CARD'; card: WebsiteCard; link: Link }
