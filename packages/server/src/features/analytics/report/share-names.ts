import { countryName, type Language } from '@taplet/messages'
import { en } from '../messages/en.ts'
import { messages } from '../messages/messages.ts'

const isSource = (key: string): key is keyof typeof en.sources => Object.hasOwn(en.sources, key)
const isDevice = (key: string): key is keyof typeof en.devices => Object.hasOwn(en.devices, key)

/** Names for keys of sums. Unknown keys stay unchanged. */
export function createShareNames(language: Language) {
  const say = messages(language)
  return {
    country: (key: string): string => (key === '' ? say('unknownCountry') : countryName(key, language)),
    device: (key: string): string => (isDevice(key) ? say(`devices.${key}`) : key),
    link: (name: string | undefined): string => name ?? say('linkNotYours'),
    source: (key: string): string => (isSource(key) ? say(`sources.${key}`) : key),
  }
}
