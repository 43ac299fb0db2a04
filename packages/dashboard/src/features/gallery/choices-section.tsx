import { useState } from 'react'
import { useText } from '../../lib/text.ts'
import { ColourField } from '../../ui/fields/colour-field.tsx'
import { Segment } from '../../ui/fields/segment.tsx'
import { SliderField } from '../../ui/fields/slider-field.tsx'
import { SwitchField } from '../../ui/fields/switch-field.tsx'
import { Icon } from '../../ui/icons/icon.tsx'
import styles from './gallery.module.css'

const SWATCHES = ['#FFF3E0', '#F8B267', '#FFFFFF', '#33170A', '#12362F']

export function ChoicesSection() {
  const t = useText()
  const [align, setAlign] = useState('centre')
  const [space, setSpace] = useState(10)
  const [isOn, setIsOn] = useState(true)
  const [colour, setColour] = useState('#FFF3E0')
  const sides = [
    { value: 'left', label: t('gallery:sample.left'), icon: <Icon name="alignLeft" /> },
    { value: 'centre', label: t('gallery:sample.centre'), icon: <Icon name="alignCentre" /> },
    { value: 'right', label: t('gallery:sample.right'), icon: <Icon name="alignRight" /> },
  ]
  const words = sides.map(({ value, label }) => ({ value, label }))
  const texts = { code: t('gallery:sample.colourCode'), own: t('gallery:sample.colourOwn') }
  return (
    <div className={styles.grid}>
      <Segment label={t('gallery:sample.align')} value={align} options={sides} onChange={setAlign} iconsOnly />
      <Segment label={t('gallery:sample.align')} value={align} options={words} onChange={setAlign} />
      <Segment label={t('gallery:sample.align')} value={align} options={words} onChange={setAlign} disabled />
      <SliderField label={t('gallery:sample.space')} value={space} min={0} max={40} unit="px" onChange={setSpace} />
      <SliderField
        label={t('gallery:sample.turn')}
        value={-45}
        min={-180}
        max={180}
        unit="°"
        onChange={setSpace}
        disabled
      />
      <SwitchField
        label={t('gallery:sample.active')}
        hint={t('gallery:sample.activeHint')}
        checked={isOn}
        onChange={setIsOn}
      />
      <SwitchField label={t('gallery:sample.active')} checked disabled onChange={setIsOn} />
      <ColourField
        label={t('gallery:sample.colour')}
        value={colour}
        onChange={setColour}
        texts={texts}
        swatches={SWATCHES}
      />
      <ColourField label={t('gallery:sample.colour')} value={colour} onChange={setColour} texts={texts} />
    </div>
  )
}
