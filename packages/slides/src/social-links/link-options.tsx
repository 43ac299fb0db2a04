import type { Language } from '@taplet/messages'
import { Logo } from './logo.tsx'
import { type LinkType, networks } from './networks.ts'

/** These kinds of links, for a list that opens. */
export const linkOptions = (types: readonly LinkType[], language: Language) =>
  types.map((type) => ({ value: type, label: networks[type].name(language), icon: <Logo type={type} /> }))
