import type { Language } from '@taplet/messages'
import { Logo } from '#logo'
import { type LinkType, networks } from './networks.ts'

/** Returns these kinds of links, as options of a dropdown list. */
export const linkOptions = (types: readonly LinkType[], language: Language) =>
  types.map((type) => ({ value: type, label: networks[type].name(language), icon: <Logo type={type} /> }))
