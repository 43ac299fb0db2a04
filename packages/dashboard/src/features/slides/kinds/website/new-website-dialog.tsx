import { useEffect } from 'react'
import { useForm, type UseFormReturn } from 'react-hook-form'
import { useText } from '../../../../lib/text.ts'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { NewItemDialog, type NewItemDialogProps } from '../new-item-dialog.tsx'
import { useCreateItem } from '../queries.ts'
import { typedAddress } from '../typed-address.ts'

interface NewWebsite {
  address: string
}

interface AddressFieldProps {
  form: UseFormReturn<NewWebsite>
  failed: string | undefined
}

function AddressField({ form: { register, formState, setFocus }, failed }: AddressFieldProps) {
  const t = useText()
  // The dialog exists for this field, so it gets the focus.
  useEffect(() => setFocus('address'), [setFocus])
  return (
    <TextField
      label={t('slideKinds:website.address')}
      hint={t('slideKinds:website.hint')}
      error={formState.errors.address?.message ?? failed}
      placeholder={t('slideKinds:website.example')}
      icon="globe"
      type="url"
      inputMode="url"
      autoComplete="off"
      {...register('address', {
        validate: (typed) => typedAddress(typed) !== undefined || t('slideKinds:website.invalid'),
      })}
    />
  )
}

/** Creates a slide that shows a website, named after its host. */
export function NewWebsiteDialog({ onMade, onClose }: NewItemDialogProps) {
  const create = useCreateItem()
  const form = useForm<NewWebsite>({ defaultValues: { address: '' }, shouldFocusError: false })

  const submit = form.handleSubmit(({ address }) => {
    const websiteUrl = typedAddress(address)
    if (websiteUrl === undefined) return
    const itemName = new URL(websiteUrl).hostname.replace(/^www\./, '').slice(0, 80)
    create.mutate({ itemName, itemType: 'EXTERNAL_WEBSITE', websiteUrl }, { onSuccess: onMade })
  })

  return (
    <NewItemDialog word="website" isBusy={create.isPending || create.isSuccess} onClose={onClose} onSubmit={submit}>
      <AddressField form={form} failed={create.error?.message} />
    </NewItemDialog>
  )
}
