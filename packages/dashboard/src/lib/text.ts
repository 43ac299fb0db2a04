import i18next from 'i18next'
import { initReactI18next, useTranslation } from 'react-i18next'
import { auth } from '../text/en/auth.ts'
import { chrome } from '../text/en/chrome.ts'
import { common } from '../text/en/common.ts'
import type { Text } from '../text/text-key.ts'
import type { TextTable } from '../text/text-table.ts'

i18next.use(initReactI18next).init({
  lng: 'en',
  ns: ['common'],
  defaultNS: 'common',
  resources: { en: { auth, chrome, common } },
  interpolation: { escapeValue: false }, // React escapes
})

/** Adds the texts of a part that is loaded later; call it beside the imports of that part's screen. */
export function addTexts<Name extends keyof TextTable>(name: Name, texts: TextTable[Name]): void {
  i18next.addResourceBundle('en', name, texts, true, true)
}

/** Visible text by key: `text('chrome:nav.explore')`. In components take useText. */
export const text: Text = (key, values = {}) => i18next.t(key, values)

/** `const t = useText()`, then `t('chrome:nav.explore')`; draws again when the language changes. */
export function useText(): Text {
  useTranslation()
  return text
}
