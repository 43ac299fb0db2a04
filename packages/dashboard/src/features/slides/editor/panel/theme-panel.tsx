import { renameSlide, updateViewMetadata } from '@taplet/slides/edits'
import { fontOptions } from '@taplet/slides/editor'
import { fontIds, type Slide, type SlideTheme, type ViewMetadata } from '@taplet/slides/schema'
import type { ReactNode } from 'react'
import { useText } from '../../../../lib/text.ts'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { Button } from '../../../../ui/button.tsx'
import { editorControls } from '../controls/editor-controls.tsx'
import { NAME_MAX, nameProblem } from '../../../../entities/slide/name-problem.ts'
import { useEditorContext } from '../editor-context.ts'
import { FormPanel } from './form-panel.tsx'
import styles from './theme-panel.module.css'

const { Choice, Colour, Font, Slider, Text } = editorControls
const anchors = ['TOP', 'MIDDLE', 'FOOT'] as const

/** Where else this slide is used, and a button to edit only a copy (spec D15). */
function UsedIn() {
  const t = useText()
  const { usedIn, onDuplicate } = useEditorContext()
  if (usedIn.length === 0) return null
  return (
    <div className={styles.used}>
      <p>{t('slides:editor.usedIn', { count: usedIn.length })}</p>
      <Button small onClick={onDuplicate}>
        {t('slides:editor.duplicateForApp')}
      </Button>
    </div>
  )
}

interface ThemePanelProps {
  slide: Slide
  onEdit: (make: (slide: Slide) => Slide) => void
  actions?: ReactNode
  isTabbed: boolean
}

function ThemeForm({ theme, onChange }: { theme: SlideTheme; onChange: (change: Partial<SlideTheme>) => void }) {
  const t = useText()
  return (
    <>
      <Colour label={t('slides:look.ink')} value={theme.ink} readsOn="ground" onChange={(ink) => onChange({ ink })} />
      <Colour label={t('slides:look.accent')} value={theme.accent} onChange={(accent) => onChange({ accent })} />
      <Colour
        label={t('slides:look.onAccent')}
        value={theme.onAccent}
        readsOn={[theme.accent]}
        onChange={(onAccent) => onChange({ onAccent })}
      />
      <Colour
        label={t('slides:look.pill')}
        noneLabel={t('slides:look.ownTint')}
        value={theme.pill}
        onChange={(pill) => onChange({ pill, ...(pill === '' && { onPill: '' }) })}
      />
      {theme.pill && (
        <Colour
          label={t('slides:look.onPill')}
          value={theme.onPill || theme.ink}
          readsOn={[theme.pill]}
          onChange={(onPill) => onChange({ onPill })}
        />
      )}
      <Slider
        label={t('slides:look.radius')}
        unit="px"
        min={0}
        max={40}
        value={theme.radius}
        onChange={(radius) => onChange({ radius })}
      />
      <Font
        label={t('slides:look.font')}
        value={theme.font}
        options={fontOptions}
        onChange={(chosen) => {
          const font = fontIds.find((id) => id === chosen)
          if (font) onChange({ font })
        }}
      />
    </>
  )
}

/** Settings of the slide itself: its name, the theme its widgets share, and their alignment. */
export function ThemePanel({ slide, onEdit, actions, isTabbed }: ThemePanelProps) {
  const t = useText()
  const { theme, anchor, footCount, sheetColor } = slide.viewMetadata
  const look = (change: Partial<ViewMetadata>) => onEdit((current) => updateViewMetadata(current, change))
  const problem = nameProblem(slide.viewName)
  const { parts, appTheme } = useEditorContext()
  const name = (
    <>
      <Text
        label={t('slides:look.name')}
        value={slide.viewName}
        hint={t('slides:look.nameHint')}
        error={problem && t(`slides:nameDialog.${problem}`, { max: NAME_MAX })}
        onChange={(typed) => onEdit((current) => renameSlide(current, typed))}
      />
      <parts.TemplateActions {...{ slide, onEdit }} theme={appTheme} />
      <UsedIn />
    </>
  )
  const place = (
    <>
      <Choice
        label={t('slides:look.anchor')}
        value={anchor}
        options={anchors.map((value) => ({ value, label: t(`slides:look.${value}`) }))}
        onChange={(value) => {
          const chosen = anchors.find((one) => one === value)
          if (chosen) look({ anchor: chosen })
        }}
      />
      {slide.widgets.length > 1 && (
        <Slider
          label={t('slides:look.footCount')}
          min={0}
          max={slide.widgets.length}
          value={Math.min(footCount, slide.widgets.length)}
          onChange={(count) => look({ footCount: count })}
        />
      )}
      <Colour
        label={t('slides:look.sheet')}
        noneLabel={t('slides:look.none')}
        value={sheetColor}
        onChange={(color) => look({ sheetColor: color })}
      />
    </>
  )
  const setTheme = (change: Partial<SlideTheme>) =>
    onEdit((current) => updateViewMetadata(current, { theme: { ...current.viewMetadata.theme, ...change } }))
  return (
    <FormPanel
      title={t('slides:look.title')}
      icon={<Icon name="settings" size={16} />}
      actions={actions}
      isTabbed={isTabbed}
      sections={[
        { id: 'name', label: t('slides:look.tabName'), content: name },
        { id: 'theme', label: t('slides:look.tabTheme'), content: <ThemeForm theme={theme} onChange={setTheme} /> },
        { id: 'place', label: t('slides:look.tabPlace'), content: place },
      ]}
    />
  )
}
