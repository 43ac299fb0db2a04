import { useText } from '../../lib/text.ts'
import { type IconName, iconShapes } from '../../ui/icons/icon-shapes.tsx'
import { Icon } from '../../ui/icons/icon.tsx'
import { Logo } from '../../ui/layout/logo.tsx'
import { PhoneFrame } from '../../ui/layout/phone-frame.tsx'
import cafe from '../../ui/art/cafe.svg'
import styles from './gallery.module.css'

const names = Object.keys(iconShapes) as IconName[] // keys of the same table

export function DrawingsSection() {
  const t = useText()
  return (
    <>
      <div className={styles.row}>
        <Logo size="mark" />
        <Logo />
        <Logo size="large" />
      </div>
      <div className={styles.icons}>
        {names.map((name) => (
          <div key={name}>
            <Icon name={name} size={24} />
            {name}
          </div>
        ))}
      </div>
      <div className={styles.row}>
        {[0.5, 0.3].map((scale) => (
          <PhoneFrame key={scale} scale={scale} slides={{ count: 5, current: 1 }} isBare={scale < 0.4}>
            <img src={cafe} width={390} height={844} alt={t('gallery:sample.picture')} />
          </PhoneFrame>
        ))}
      </div>
    </>
  )
}
