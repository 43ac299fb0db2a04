import type { Language } from '@taplet/messages'
import type { z } from 'zod'
import { pressWords } from '../../press-actions/press-actions.ts'
import { networks } from '../../social-links/networks.ts'
import type { linkSchema } from './schema.ts'

type Data = Pick<z.output<(typeof linkSchema)['data']>, 'action' | 'linkText' | 'linkType'>

/** Returns what the button says when it has no words of its own. */
export const usualLinkWords = ({ action, linkType }: Omit<Data, 'linkText'>, language: Language): string =>
  (action ? pressWords(action) : networks[linkType].linkText)(language)

export const linkWords = ({ linkText, ...data }: Data, language: Language): string =>
  linkText || usualLinkWords(data, language)
