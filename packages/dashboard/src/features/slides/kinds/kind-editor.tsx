import type { ItemType } from '@taplet/contract'
import type { ComponentType } from 'react'
import { addTexts, useText } from '../../../lib/text.ts'
import { slideKinds } from '../../../text/en/slides/slide-kinds.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import type { KindEditorProps } from './kind-editor-props.ts'
import { ProductEditor } from './product/product-editor.tsx'
import { WebsiteEditor } from './website/website-editor.tsx'

addTexts('slideKinds', slideKinds)

/** Shown for a slide whose content is gone. */
function NoContent() {
  const t = useText()
  return (
    <EmptyState
      drawing="lost"
      title={t('slides:editor.gone')}
      sentence={t('slides:editor.goneSentence')}
      action={<ButtonLink to="/app/experienceItems">{t('slides:editor.back')}</ButtonLink>}
    />
  )
}

const editors: { [T in ItemType]: ComponentType<KindEditorProps> } = {
  CUSTOM: NoContent,
  EXTERNAL_WEBSITE: WebsiteEditor,
  PRODUCT: ProductEditor,
}

/** The editor of a slide without widgets. */
export function KindEditor(props: KindEditorProps) {
  const Editor = editors[props.item.itemType]
  return <Editor {...props} />
}
