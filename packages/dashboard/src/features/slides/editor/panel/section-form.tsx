import type { EditorSection, LazyEditorSection } from '@taplet/slides/editor'
import { type ComponentProps, type ComponentType, createElement, Suspense } from 'react'
import { useText } from '../../../../lib/text.ts'
import { lazyComponent } from '../../../../ui/lazy/lazy-component.tsx'
import { Skeleton, Skeletons } from '../../../../ui/states/skeleton.tsx'

type Props = ComponentProps<EditorSection['Form']>

const fetched = new WeakMap<LazyEditorSection, ComponentType<Props>>()

/** Returns the component of a section, always the same one: another would start with a state of its own. */
function formOf(section: EditorSection | LazyEditorSection): ComponentType<Props> {
  if ('Form' in section) return section.Form
  const Form = fetched.get(section) ?? lazyComponent(section.load)
  fetched.set(section, Form)
  return Form
}

/** A section of a widget's form, whose code may have to be fetched first. */
export function SectionForm({ section, ...props }: Props & { section: EditorSection | LazyEditorSection }) {
  const t = useText()
  const waiting = (
    <Skeletons label={t('slides:list.loading')}>
      <Skeleton height={72} radius={12} />
    </Skeletons>
  )
  return <Suspense fallback={waiting}>{createElement(formOf(section), props)}</Suspense>
}
