import type { Language } from '@taplet/messages'
import { messages } from './messages/messages.ts'

/** Links onwards from a page without slides. */
export const explore = (language: Language) => ({ label: messages(language)('explore'), href: '/app/explore' })
export const ownApp = (language: Language) => ({ label: messages(language)('ownApp'), href: '/login' })
export const ownLink = (language: Language) => ({
  label: messages(language)('myLink'),
  href: '/login?redirect=%2Fapp%2Ftriggers',
})
export const signUp = (language: Language) => ({ label: messages(language)('makeYourOwn'), href: '/signup' })
