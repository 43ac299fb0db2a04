import type { EditorControls } from '@taplet/slides/editor'
import { Suspense } from 'react'
import { addTexts } from '../../../../lib/text.ts'
import { slideControls } from '../../../../text/en/slides/slide-controls.ts'
import { Segment } from '../../../../ui/fields/segment.tsx'
import { SelectField } from '../../../../ui/fields/select-field.tsx'
import { SwitchField } from '../../../../ui/fields/switch-field.tsx'
import { lazyComponent } from '../../../../ui/lazy/lazy-component.tsx'
import { ColourControl } from './colour-control.tsx'
import styles from './controls.module.css'
import { FontControl } from './font-control.tsx'
import { NumberField } from './number-field.tsx'
import { SizeControl } from './size-control.tsx'
import { SliderControl } from './slider-control.tsx'
import { steady } from './steady.tsx'
import { TextControl } from './text-control.tsx'

const PressControl = lazyComponent(async () => (await import('../press/press-control.tsx')).PressControl)

addTexts('slideControls', slideControls)

/** The dashboard's fields in the form that widget editors require. */
export const editorControls: EditorControls = {
  Choice: steady(Segment),
  Colour: steady(ColourControl),
  Focal: lazyComponent(async () => steady((await import('./focal-control.tsx')).FocalControl)),
  Font: steady(FontControl),
  Media: lazyComponent(async () => steady((await import('./media-control.tsx')).MediaControl)),
  Number: steady(NumberField),
  Pair: ({ children }) => <div className={styles.pair}>{children}</div>,
  Pictures: lazyComponent(async () => steady((await import('./pictures/pictures-control.tsx')).PicturesControl)),
  Press: (props) => (
    <Suspense>
      <PressControl {...props} />
    </Suspense>
  ),
  Rows: lazyComponent(async () => steady((await import('./rows/rows-control.tsx')).RowsControl)),
  Select: steady(SelectField),
  Size: steady(SizeControl),
  Slider: steady(SliderControl),
  SpecialDays: lazyComponent(async () => steady((await import('./hours/special-days-control.tsx')).SpecialDaysControl)),
  Switch: steady(SwitchField),
  Text: steady(TextControl),
  Week: lazyComponent(async () => steady((await import('./hours/week-control.tsx')).WeekControl)),
  Zone: lazyComponent(async () => (await import('./hours/zone-control.tsx')).ZoneControl),
}
