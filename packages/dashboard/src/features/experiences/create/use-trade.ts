import { appFromTemplate, appTemplates, type NewApp } from '@taplet/slides/app-templates'
import { useDeferredValue, useMemo, useState } from 'react'
import { newId } from '../../../lib/new-id.ts'
import { useText } from '../../../lib/text.ts'
import { nameOf, previewsOf } from './app-preview.ts'

/** The chosen trade and look of a new app, and finished apps that wear its name. */
export function useTrade(name: string) {
  const t = useText()
  const [trade, setTrade] = useState<string>()
  const [wantedLook, setLook] = useState<string>()
  const template = appTemplates.find(({ id }) => id === trade)
  // Five apps are drawn again for each letter: typing comes first.
  const shownName = useDeferredValue(name.trim() || t('experiences:create.previewName'))
  const previews = useMemo(() => (template ? previewsOf(template, shownName) : []), [template, shownName])
  const look = (previews.find((one) => one.look.id === wantedLook) ?? previews[0])?.look
  /** Returns the finished app under its name; nothing without a trade. */
  const finish = (finalName: string): { app?: NewApp } =>
    template && look ? { app: appFromTemplate(template, { name: finalName, theme: look.theme, newId, nameOf }) } : {}
  return { trade, setTrade, previews, shownName, lookId: look?.id, setLook, finish }
}
