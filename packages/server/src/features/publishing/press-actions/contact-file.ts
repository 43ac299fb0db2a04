import type { PressActionOf } from '@taplet/slides/schema'
import { contentLines, textValue } from './content-lines.ts'

/** Returns the family name, then the others: what phones sort by. */
function nameParts(name: string): string {
  const words = name.trim().split(/\s+/)
  const last = words.length > 1 ? words.pop() : ''
  return `${textValue(last ?? '')};${textValue(words.join(' '))};;;`
}

/** Returns a contact as vCard 3.0 (RFC 2426), the version that all phones take. */
export const contactFile = ({ name, company, phone, email, web, address }: PressActionOf<'CONTACT'>): string =>
  contentLines([
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${nameParts(name)}`,
    `FN:${textValue(name.trim() || company)}`,
    company !== '' && `ORG:${textValue(company)}`,
    // Apple shows a business by its own name.
    name.trim() === '' && 'X-ABShowAs:COMPANY',
    phone !== '' && `TEL;TYPE=WORK,VOICE:${phone}`,
    email !== '' && `EMAIL;TYPE=INTERNET,WORK:${textValue(email)}`,
    web !== '' && `URL:${web}`,
    address !== '' && `ADR;TYPE=WORK:;;${textValue(address)};;;;`,
    'END:VCARD',
  ])
