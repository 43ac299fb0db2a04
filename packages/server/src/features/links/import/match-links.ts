import { linkPath, type Tag, type TagInput } from '@taplet/contract'
import { messages } from '../messages/messages.ts'
import { defaultName } from '../write-link.ts'
import type { ImportRow } from './columns.ts'
import type { Named } from './store.ts'
import { LineProblem } from './to-input.ts'

type Aim = Pick<TagInput, 'destinationUrl' | 'experienceId' | 'slideId' | 'tagName'>

/**
 * Returns a function that finds the link a line is about: the one in its column “link”, else the one with its short
 * name, else one with its name and destination; undefined for a new one. Each link is found once, so that a file with
 * twenty lines alike, imported again, is about the same twenty links.
 */
export function createMatchLink(tags: readonly Tag[], origins: readonly string[], named: Named) {
  const byCode = new Map(tags.flatMap((tag) => [tag.tagId, tag.slug].flatMap((code) => (code ? [[code, tag]] : []))))
  // Short names are stored in small letters, and written in any.
  const ofCode = (code: string): Tag | undefined => byCode.get(code) ?? byCode.get(code.toLowerCase())
  const alike = new Map<string, Tag[]>()
  for (const tag of tags) {
    if (tag.isDefault) continue
    const key = keyOf(tag, named)
    alike.set(key, [...(alike.get(key) ?? []), tag])
  }
  const taken = new Set<string>()
  const take = (tag: Tag | undefined): Tag | undefined => {
    if (tag) taken.add(tag.tagId)
    return tag
  }

  return {
    /** Throws when the line names a link that is not the account's, or that an earlier line names. */
    byName({ link, slug }: ImportRow): Tag | undefined {
      if (link !== '') {
        const tag = ofCode(codeIn(link, origins))
        if (!tag) throw new LineProblem(messages.later('linkNotYours', { text: link }))
        if (taken.has(tag.tagId)) throw new LineProblem(messages.later('linkTwice', { text: link }))
        return take(tag)
      }
      const tag = slug === '' ? undefined : ofCode(codeIn(slug, origins))
      return take(tag && !taken.has(tag.tagId) ? tag : undefined)
    },

    byContent: (aim: Aim): Tag | undefined => take(alike.get(keyOf(aim, named))?.find((tag) => !taken.has(tag.tagId))),
  }
}

/** Returns the id or short name in an address of ours; another text as it is. */
function codeIn(text: string, origins: readonly string[]): string {
  const prefix = origins
    .map((origin) => origin + linkPath(''))
    .find((one) => text.toLowerCase().startsWith(one.toLowerCase()))
  const code = prefix === undefined ? text : text.slice(prefix.length)
  const [plain = ''] = code.replace(linkPath(''), '').split(/[?#/]/, 1)
  return plain
}

function keyOf({ tagName = '', experienceId, slideId, destinationUrl = '' }: Aim, { apps }: Named): string {
  const app = apps.filter((one) => one.experience_id === experienceId)
  const name = tagName.trim() || (destinationUrl === '' && app.length === 0 ? '' : nameOfAim(destinationUrl, app))
  return JSON.stringify([name, experienceId ?? null, slideId ?? null, destinationUrl])
}

/** What a new link is called without a name; an address that is none is refused later. */
function nameOfAim(destinationUrl: string, app: readonly { name: string }[]): string {
  return destinationUrl === '' || URL.canParse(destinationUrl) ? defaultName({ destinationUrl }, app) : ''
}
