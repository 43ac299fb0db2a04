import { type ExperienceItem, PRODUCT, type WebsiteFacts } from '@taplet/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useApi } from '../../../../lib/api/api.ts'
import { currentOf } from '../../../../lib/api/current-of.ts'
import { useText } from '../../../../lib/text.ts'
import { Button } from '../../../../ui/button.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { Card } from '../../../../ui/layout/card.tsx'
import { Loader } from '../../../../ui/states/loader.tsx'
import { toast } from '../../../../ui/toasts/toast.tsx'
import { NAME_MAX, nameProblem } from '../../../../entities/slide/name-problem.ts'
import { rememberSlide } from '../../../../entities/slide/queries.ts'
import type { KindEditorProps } from '../kind-editor-props.ts'
import { itemSlide } from '../../../../entities/slide/item-slide.ts'
import styles from '../kind-frame.module.css'
import { KindFrame } from '../kind-frame.tsx'
import { websiteQuery } from '../../../../entities/website/queries.ts'
import { useUpdateItem } from '../queries.ts'
import { typedAddress } from '../typed-address.ts'

const PAUSE_MS = 700

/** Returns the value once it has been stable for a moment. */
function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value)
  // Effect: a timer.
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}

/** The result of checking the website, in plain words. */
function Finding({ url }: { url: string | undefined }) {
  const t = useText()
  const { data, error, isFetching, refetch } = useQuery(websiteQuery(useApi(), url))
  if (url === undefined) return null
  if (isFetching) return <Loader label={t('slideKinds:website.looking')} />
  const words = data && wordsOf(data)
  return (
    <div className={styles.note} data-tone={data ? toneOf(data) : 'red'} role="status">
      <p>
        {words
          ? t(words, { product: PRODUCT.name })
          : t('slideKinds:website.checkFailed', { message: error?.message ?? '' })}
      </p>
      <Button small icon="reload" onClick={() => void refetch()}>
        {t('slideKinds:website.again')}
      </Button>
    </div>
  )
}

const wordsOf = ({ reason }: WebsiteFacts) =>
  reason === '' ? ('slideKinds:website.frameable' as const) : (`slideKinds:website.${reason}` as const)

const toneOf = ({ state, reason }: WebsiteFacts): string => {
  if (state === 'FRAMEABLE') return 'green'
  return reason === 'PRIVATE' || reason === 'NOT_FOUND' ? 'red' : 'amber'
}

/** Name and address of a website on a slide, and what the site allows. */
export function WebsiteEditor({ item, beside, isLive }: KindEditorProps) {
  const t = useText()
  const api = useApi()
  const client = useQueryClient()
  const [name, setName] = useState(item.itemName)
  const [typed, setTyped] = useState(item.websiteUrl)
  const [isTried, setIsTried] = useState(false)
  const update = useUpdateItem(item)
  const url = typedAddress(typed)
  const settled = useSettled(url)
  const { data: website } = useQuery(websiteQuery(useApi(), settled))
  const problem = nameProblem(name)
  const isUnsaved = name !== item.itemName || (url ?? typed) !== item.websiteUrl
  const newer = currentOf<ExperienceItem>(update.error)

  async function handleSave(): Promise<boolean> {
    setIsTried(true)
    if (problem || url === undefined) return false
    try {
      const saved = await update.mutateAsync({ itemName: name.trim(), websiteUrl: url })
      setName(saved.itemName)
      setTyped(saved.websiteUrl)
      toast.done(t('slideKinds:saved'))
      return true
    } catch (error) {
      // A conflict is shown above the form.
      if (error instanceof Error) toast.failed(t('slideKinds:failed', { message: error.message }))
      return false
    }
  }

  function handleTakeNewer(): void {
    if (!newer) return
    rememberSlide(client, api, newer, null)
    setName(newer.itemName)
    setTyped(newer.websiteUrl)
    update.reset()
  }

  return (
    <KindFrame
      title={item.itemName}
      subtitle={t('slides:list.website')}
      isUnsaved={isUnsaved}
      isSaving={update.isPending}
      isLive={isLive}
      conflict={newer && { onTakeNewer: handleTakeNewer }}
      onSave={handleSave}
      shown={itemSlide({ ...item, websiteUrl: settled ?? item.websiteUrl })}
      beside={beside}
      live={website ? { websites: { [website.url]: { ...website, canFrame: website.state === 'FRAMEABLE' } } } : {}}
      media={{}}
    >
      <Card title={t('slideKinds:website.title')}>
        <div className={styles.fields}>
          <TextField
            label={t('slideKinds:website.address')}
            hint={t('slideKinds:website.hint')}
            error={
              url === undefined && (isTried || typed !== item.websiteUrl) ? t('slideKinds:website.invalid') : undefined
            }
            icon="globe"
            type="url"
            inputMode="url"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            placeholder={t('slideKinds:website.example')}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            onBlur={() => url && setTyped(url)}
          />
          <Finding url={settled} />
          <TextField
            label={t('slideKinds:name')}
            hint={t('slideKinds:nameHint')}
            error={
              problem && (problem === 'empty' ? t('slideKinds:nameEmpty') : t('slideKinds:nameLong', { max: NAME_MAX }))
            }
            value={name}
            autoComplete="off"
            onChange={(event) => setName(event.target.value)}
          />
        </div>
      </Card>
    </KindFrame>
  )
}
