import { ApiError, type Page } from '@taplet/contract'
import { useMutation } from '@tanstack/react-query'
import { useNoteShared } from '../../../entities/onboarding/queries.ts'
import { useApi } from '../../../lib/api/api.ts'
import { copyText } from '../../../lib/copy-text.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { useText } from '../../../lib/text.ts'
import { toast } from '../../../ui/toasts/toast.tsx'

/** The ways of handing an app out; each of them ends the checklist of first steps. */
export function useShare({ experienceId, pageName }: Page, url: string) {
  const t = useText()
  const api = useApi()
  const noteShared = useNoteShared()
  const story = useMutation({
    mutationKey: ['experiences', 'story'],
    mutationFn: async () => {
      const file = await api.experiences.story({ experienceId })
      const toShare = { files: [file], title: pageName }
      if (!canShare(toShare)) {
        saveFile(file)
        toast.done(t('share:storySaved'))
      } else if (!(await shareSheet(toShare))) return
      noteShared()
    },
    onError: (error) =>
      toast.failed(t('share:storyFailed', { message: error instanceof ApiError ? error.message : t('noConnection') })),
  })
  return {
    noteShared,
    story,
    copy: async () => {
      if (!(await copyText(url))) return void toast.failed(t('share:copyFailed'))
      toast.done(t('share:copied'))
      noteShared()
    },
    /** Undefined where the device has no share sheet. */
    sheet: canShare({ url, title: pageName })
      ? async () => {
          if (await shareSheet({ url, title: pageName })) noteShared()
        }
      : undefined,
    whatsApp: `https://wa.me/?text=${encodeURIComponent(`${pageName} ${url}`)}`,
    mail: `mailto:?subject=${encodeURIComponent(pageName)}&body=${encodeURIComponent(url)}`,
  }
}

const canShare = (data: ShareData): boolean => globalThis.navigator.canShare?.(data) ?? false

/** Opens the share sheet of the device. Returns false when it was closed without sharing. */
const shareSheet = (data: ShareData): Promise<boolean> =>
  navigator.share(data).then(
    () => true,
    () => false,
  )
