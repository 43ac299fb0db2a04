import type { Finding } from '@taplet/checks'
import type { ExperienceItem, View } from '@taplet/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../lib/api/api.ts'
import { useText } from '../../lib/text.ts'
import { toast } from '../../ui/toasts/toast.tsx'
import { rememberSlide } from '../../entities/slide/queries.ts'

export interface FixableSlide {
  item: ExperienceItem
  view: View
}

const fixed = (view: View, findings: readonly Finding[]): View =>
  findings.reduce((content, { fix }) => (fix ? fix.apply(content) : content), view)

/** Fixes stored slides, each with one save; can be undone. */
export function useFixSlides(slideOf: (slideId: string) => FixableSlide | undefined) {
  const t = useText()
  const api = useApi()
  const client = useQueryClient()
  const [isFixing, setIsFixing] = useState(false)

  async function save(
    item: ExperienceItem,
    { createdAt: _created, updatedAt: _updated, ...view }: View,
  ): Promise<View> {
    const { updatedView } = await api.slides.updateView(view)
    rememberSlide(client, api, item, updatedView)
    return updatedView
  }

  const attempt = async (work: () => Promise<void>) => {
    setIsFixing(true)
    try {
      await work()
    } catch (error) {
      toast.failed(t('checks:fixFailed', { message: error instanceof Error ? error.message : t('somethingWrong') }))
    } finally {
      setIsFixing(false)
    }
  }

  async function fix(findings: readonly Finding[]): Promise<void> {
    const before: { item: ExperienceItem; view: View; saved: View }[] = []
    for (const slideId of new Set(findings.map((finding) => finding.slideId))) {
      const slide = slideOf(slideId)
      if (!slide) continue
      const mine = findings.filter((finding) => finding.slideId === slideId)
      before.push({ ...slide, saved: await save(slide.item, fixed(slide.view, mine)) })
    }
    const names = before.map(({ item }) => item.itemName).join(', ')
    const undo = () =>
      attempt(async () => {
        for (const { item, view, saved } of before) await save(item, { ...view, revision: saved.revision })
        toast.say(t('checks:undone'))
      })
    if (before.length > 0)
      toast.done(t('checks:fixedSlide', { name: names }), { label: t('checks:undo'), onUndo: () => void undo() })
  }

  return { isFixing, fix: (findings: readonly Finding[]) => void attempt(() => fix(findings)) }
}
