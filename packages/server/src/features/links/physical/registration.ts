import type { TagSubType } from '@taplet/contract'
import { tagSubType } from '@taplet/contract/schemas'
import type { Database } from '../../../platform/db/database.ts'
import * as store from './store.ts'

export interface Registration {
  state: 'UNKNOWN' | 'UNCLAIMED' | 'DISABLED' | 'CLAIMED' | 'MINE'
  tagSubType: TagSubType | null
  tagName: string
}

const UNKNOWN: Registration = { state: 'UNKNOWN', tagSubType: null, tagName: '' }

/** Returns what a holder of a tag may know of it. Ordinary links count as tags: anybody can write one to a tag. */
export async function findRegistration(
  tagId: string,
  accountId: string | undefined,
  db: Database,
): Promise<Registration> {
  const [tag, link] = [await store.find(tagId, db), await store.findLink(tagId, db)]
  if (tag) return ofTag(tag, link, accountId)
  if (!link) return UNKNOWN
  const isMine = link.account_id === accountId && !link.is_deleted
  return answer(isMine ? 'MINE' : 'CLAIMED', link.tag_sub_type, isMine ? link.name : '')
}

type Link = Awaited<ReturnType<typeof store.findLink>>

function ofTag(tag: store.TagRow, link: Link, accountId: string | undefined): Registration {
  const isOwn = accountId !== undefined && tag.account_id === accountId
  if (tag.disabled_at !== null) return answer('DISABLED', tag.tag_sub_type)
  if (isOwn && link && !link.is_deleted) return answer('MINE', tag.tag_sub_type, link.name)
  // The owner who deleted its link can claim it again.
  return answer(tag.account_id === null || isOwn ? 'UNCLAIMED' : 'CLAIMED', tag.tag_sub_type)
}

const answer = (state: Registration['state'], look: string | null, tagName = ''): Registration => ({
  state,
  tagSubType: tagSubType.nullable().parse(look),
  tagName,
})
