import { type CheckFinding, type ExperienceItem, type Page, type View } from '@taplet/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { accountQuery } from '../../entities/account/queries.ts'
import { draftOrdersQuery, draftThemesQuery } from '../../entities/experience/draft-orders.ts'
import { pagesQuery } from '../../entities/experience/queries.ts'
import { type OpenedFrom, useOpenedFrom } from '../../entities/experience/use-opened-from.ts'
import { MediaPicker } from '../../features/media/picker/media-picker.tsx'
import { TemplateActions } from '../../features/templates/template-actions.tsx'
import { TwinButton } from '../../features/twin/twin-button.tsx'
import { mediaQuery } from '../../entities/media/queries.ts'
import { EditorSkeleton } from '../../features/slides/editor/editor-skeleton.tsx'
import { saveSlide } from '../../features/slides/editor/save/save-slide.ts'
import { SlideEditor } from '../../features/slides/editor/slide-editor.tsx'
import { slideUses } from '../../features/slides/editor/top/slide-uses.ts'
import { slidePosition } from '../../features/slides/editor/top/slide-position.ts'
import { copyName } from '../../features/slides/copy-name.ts'
import { itemsQuery, rememberSlide, useDuplicateSlide, viewsQuery } from '../../entities/slide/queries.ts'
import { styleSourceOf } from '../../entities/slide/style-source.ts'
import { useSavedElsewhere } from '../../features/slides/use-saved-elsewhere.ts'
import { useApi } from '../../lib/api/api.ts'
import { tellSaved } from '../../lib/drafts/saved-elsewhere.ts'
import { addTexts, useText } from '../../lib/text.ts'
import { slides } from '../../text/en/slides/slides.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { lazyComponent } from '../../ui/lazy/lazy-component.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { toast } from '../../ui/toasts/toast.tsx'

addTexts('slides', slides)

/** Loaded with the first save: not needed before. */
const showWarnings = async (warnings: readonly CheckFinding[] = []) => {
  const checks = await import('../../features/checks/tell-saved.ts')
  checks.tellSaved(undefined, warnings)
}
const UploadFiles = lazyComponent(
  async () => (await import('../../features/media/upload/upload-files.tsx')).UploadFiles,
  'OVER',
)
const ChecksButton = lazyComponent(
  async () => (await import('../../features/checks/slide-checks.tsx')).SlideChecks,
  'SILENT',
)
const PublishApp = lazyComponent(async () => (await import('./publish-app.tsx')).PublishApp, 'OVER')
const parts = { ChecksButton, MediaPicker, PublishApp, TemplateActions, TwinButton, UploadFiles }

const PayoutNote = lazyComponent(async () => (await import('../../features/payouts/payout-note.tsx')).PayoutNote)
const ReadOnlySlide = lazyComponent(async () => (await import('./read-only-slide.tsx')).ReadOnlySlide)
const KindEditor = lazyComponent(async () => (await import('../../features/slides/kinds/kind-editor.tsx')).KindEditor)

/** The app that a slide was opened from, else one that contains it, in the look of its draft. */
function useAppAround(from: OpenedFrom | undefined, pages: readonly Page[], itemId: string, accountId: string) {
  const { data: themes = {} } = useQuery(draftThemesQuery(useApi(), accountId))
  const app = from?.app ?? pages.find((page) => page.experienceItems.includes(itemId))
  const drafted = app && themes[app.experienceId]
  return app && drafted !== undefined ? { ...app, theme: drafted } : app
}

/** Provides the editor with its dependencies: calls, media, and the names of apps. */
function ConnectedEditor({ item, view, accountId }: { item: ExperienceItem; view: View; accountId: string }) {
  const api = useApi()
  const client = useQueryClient()
  const t = useText()
  const navigate = useNavigate()
  const duplicate = useDuplicateSlide()
  const { data: media = [] } = useQuery(mediaQuery(api))
  const { data: pages = [] } = useQuery(pagesQuery(api))
  const { data: items = [] } = useQuery(itemsQuery(api))
  const itemId = item.experienceItemId
  const from = useOpenedFrom(itemId, accountId)
  const { data: orders = {} } = useQuery(draftOrdersQuery(api, accountId))
  const uses = slideUses(pages, orders, itemId)
  const app = useAppAround(from, pages, itemId, accountId)
  useSavedElsewhere(itemId)
  // Only the initial version; the editor follows later ones by itself.
  const [saved] = useState({ item, view })
  const retry = useMutation({
    mutationFn: ({ mediaId, fileName }: { mediaId: string; fileName: string }) =>
      api.media.updateVideoLibraryItem({
        updateType: 'NEW',
        videoId: mediaId,
        videoFileName: fileName,
        newStatus: 'PROCESSING',
      }),
    onError: (error) => toast.failed(error.message),
    onSettled: () => client.invalidateQueries({ queryKey: mediaQuery(api).queryKey }),
  })
  return (
    <SlideEditor
      saved={saved}
      latest={{ item, view }}
      appContext={slidePosition(from, items, itemId)}
      theme={app?.theme}
      accountId={accountId}
      save={async (slide, base, isUncertain) => {
        const outcome = await saveSlide(api.slides, slide, base, isUncertain, (warnings) => {
          if (uses.liveIn.length > 0) void showWarnings(warnings)
        })
        if (outcome.status === 'CONFLICT') rememberSlide(client, api, outcome.theirs.item, outcome.theirs.view)
        else if (outcome.saved) rememberSlide(client, api, outcome.saved.item, outcome.saved.view)
        if (outcome.status !== 'CONFLICT' && outcome.saved) tellSaved(itemId)
        return outcome
      }}
      media={Object.fromEntries(media.map((one) => [one.url, one]))}
      retryVideo={(url) => {
        const video = media.find((one) => one.url === url)
        if (video) retry.mutate(video)
      }}
      parts={parts}
      onDuplicate={(slide) =>
        duplicate.mutate(
          {
            item,
            view: { ...view, ...slide },
            itemName: copyName(t('slides:list.copyOf', { name: slide.viewName })),
          },
          {
            onSuccess: (copy) => void navigate(`/app/experienceItems/${copy.experienceItemId}`),
            onError: (error) => toast.failed(error.message),
          },
        )
      }
      uses={uses}
    />
  )
}

interface KindSlideProps {
  item: ExperienceItem
  accountId: string
  items: readonly ExperienceItem[]
  views: readonly View[]
}

/** The editor of a website or product, in the theme of the app it was opened from, else of one that contains it. */
function KindSlide({ item, accountId, items, views }: KindSlideProps) {
  const { data: pages = [] } = useQuery(pagesQuery(useApi()))
  const from = useOpenedFrom(item.experienceItemId, accountId)
  const app = useAppAround(from, pages, item.experienceItemId, accountId)
  const isLive = slideUses(pages, {}, item.experienceItemId).liveIn.length > 0
  const itemIds = from?.order ?? app?.experienceItems ?? []
  const viewOf = (itemId: string) => {
    const viewId = items.find((one) => one.experienceItemId === itemId)?.viewId
    return views.find((one) => one.viewId === viewId)
  }
  const beside = styleSourceOf({ itemIds, theme: app?.theme }, itemIds.indexOf(item.experienceItemId), viewOf)
  return (
    <Suspense fallback={<EditorSkeleton />}>
      <KindEditor key={item.experienceItemId} {...{ item, beside, isLive, MediaPicker, PayoutNote }} />
    </Suspense>
  )
}

/** /app/experienceItems/{id}: the slide editor. */
export function Slide() {
  const t = useText()
  const api = useApi()
  const { experienceItemId } = useParams()
  const items = useQuery(itemsQuery(api))
  const views = useQuery(viewsQuery(api))
  const account = useQuery(accountQuery(api))
  if (items.data && views.data && account.data) {
    const item = items.data.find((one) => one.experienceItemId === experienceItemId)
    const view = views.data.find((one) => one.viewId === item?.viewId)
    if (item?.isReadOnly)
      return (
        <Suspense fallback={<EditorSkeleton />}>
          <ReadOnlySlide item={item} />
        </Suspense>
      )
    if (item && view)
      return <ConnectedEditor key={item.experienceItemId} {...{ item, view, accountId: account.data.accountId }} />
    if (item)
      return <KindSlide {...{ item }} accountId={account.data.accountId} items={items.data} views={views.data} />
    return (
      <main>
        <title>{t('slides:editor.gone')}</title>
        <EmptyState
          drawing="lost"
          level={1}
          title={t('slides:editor.gone')}
          sentence={t('slides:editor.goneSentence')}
          action={<ButtonLink to="/app/experienceItems">{t('slides:editor.back')}</ButtonLink>}
        />
      </main>
    )
  }
  if (![items, views, account].some((query) => query.isError)) return <EditorSkeleton />
  const retry = () => {
    for (const query of [items, views, account]) if (query.isError) void query.refetch()
  }
  return (
    <ErrorState
      title={t('slides:list.errorTitle')}
      sentence={t('slides:list.error')}
      safe={t('slides:list.errorSafe')}
      retry={{ label: t('retry'), onRetry: retry, busy: [items, views, account].some((query) => query.isFetching) }}
    />
  )
}
