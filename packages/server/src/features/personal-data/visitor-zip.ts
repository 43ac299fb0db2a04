import type { VisitorData } from '@taplet/contract'
import type { Language } from '@taplet/messages'
import { zipSync } from 'fflate'
import { buffer } from 'node:stream/consumers'
import { messages } from './messages/messages.ts'
import type { PersonalDataSources } from './sources.ts'

interface ZipOptions extends Pick<PersonalDataSources, 'forms' | 'orders'> {
  visitor: VisitorData
  at: Date
  timezone: string
  language: Language
}

/** Returns what is known of a visitor as a ZIP: tables, photos, and a page that says what is what. */
export async function visitorZip({ visitor, forms, orders, at, timezone, language }: ZipOptions): Promise<Buffer> {
  const { email, signUps, reviews, orders: bought, visits } = visitor
  const say = messages(language)
  const csvOrder = { timezone, language }
  const count = { signUps: signUps.length, reviews: reviews.length, orders: bought.length, visits }
  const about = say('about', { email, date: at.toISOString().slice(0, 10), ...count })
  const files: Record<string, Uint8Array> = { 'read-me.txt': Buffer.from(about) }
  if (signUps.length > 0) files['sign-ups.csv'] = await buffer(forms.signUpsCsv(signUps, csvOrder))
  if (reviews.length > 0) files['reviews.csv'] = await buffer(forms.reviewsCsv(reviews, csvOrder))
  if (bought.length > 0) files['orders.csv'] = await buffer(orders.toCsv(bought, csvOrder))
  for (const { id, photoUrl } of reviews) {
    const photo = photoUrl && (await forms.photoOf(id))
    if (photo) files[`photos/${id}.webp`] = photo
  }
  return Buffer.from(zipSync(files))
}
