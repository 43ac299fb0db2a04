import { widgetEditors } from '@taplet/slides/editor'
import { widgetTypes } from '@taplet/slides/schema'
import type { Shortcut } from '../../../../ui/shortcuts/shortcut.ts'
import type { Text } from '../../../../text/text-key.ts'
import type { EditorActions } from '../interactions/use-editor-actions.ts'
import { language } from '../../../../lib/text.ts'

/** One shortcut for each widget type, as the widgets declare it. */
export function addingKeys({ add }: Pick<EditorActions, 'add'>, t: Text): Shortcut[] {
  return widgetTypes
    .toSorted((one, other) => widgetEditors[one].addOrder - widgetEditors[other].addOrder)
    .map((type) => {
      const { addLabel, shortcut } = widgetEditors[type]
      return {
        keys: [shortcut.toLowerCase()],
        label: t('slideActions:keys.add', { widget: addLabel(language) }),
        group: t('slideActions:keys.adding'),
        run: () => add(type),
      }
    })
}
