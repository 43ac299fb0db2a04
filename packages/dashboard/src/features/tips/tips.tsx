import { useState } from 'react'
import { addTexts, useText } from '../../lib/text.ts'
import { tips } from '../../text/en/slides/tips.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Icon } from '../../ui/icons/icon.tsx'
import styles from './tips.module.css'
import { type TopicId, topicOf, topics } from './topics.ts'

addTexts('tips', tips)

interface TipsProps {
  pathname: string
  /** Only where the surrounding panel has no close button. */
  onClose?: () => void
}

/** Help for the current screen, in a tree of all topics. Navigation opens the new screen's topic. */
export function Tips({ pathname, onClose }: TipsProps) {
  const t = useText()
  const here = topicOf(pathname)
  const [open, setOpen] = useState<{ here: TopicId; topic: TopicId | undefined }>({ here, topic: here })
  // Following the screen while rendering keeps what the person opened until they navigate.
  if (open.here !== here) setOpen({ here, topic: here })
  const draw = (id: TopicId) => (
    <>
      <button
        type="button"
        className={styles.topic}
        aria-expanded={open.topic === id}
        aria-controls={`tip-${id}`}
        onClick={() => setOpen({ here, topic: open.topic === id ? undefined : id })}
      >
        <span>{t(`tips:${id}.name`)}</span>
        <Icon name="down" size={16} />
      </button>
      {open.topic === id && (
        <div className={styles.text} id={`tip-${id}`}>
          <p>{t(`tips:${id}.lead`)}</p>
          <ul>
            {tips[id].do.map((_, index) => {
              const key = `tips:${id}.do.${index}` as const
              return (
                <li key={key}>
                  <span>{t(key)}</span>
                </li>
              )
            })}
          </ul>
        </div>
      )}
    </>
  )
  return (
    <div className={styles.tips}>
      {onClose && (
        <header className={styles.head}>
          <h2>{t('chrome:tips.name')}</h2>
          <IconButton icon="close" label={t('chrome:tips.hide')} onClick={onClose} />
        </header>
      )}
      <ul>
        {topics.map((topic) => (
          <li key={topic.id}>
            {draw(topic.id)}
            {topic.children && (
              <ul className={styles.children}>
                {topic.children.map((child) => (
                  <li key={child.id}>{draw(child.id)}</li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
