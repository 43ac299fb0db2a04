import { DEFAULT_LANGUAGE } from '@taplet/messages'
import type { ViewProps } from '../../define/define-widget.ts'
import { Picture } from '../../media/picture.tsx'
import { cardLook } from '../../parts/card/card-look.ts'
import { CardTitle } from '../../parts/card/card-title.tsx'
import { Press } from '../../press-actions/press.tsx'
import { PressIcon } from '../../press-actions/press-icon.tsx'
import { messages } from './messages/messages.ts'
import { addressCardSchema } from './schema.ts'

const SIZES = '(min-width:900px) 342px,min(90vw,480px)'

/** Where it is, with a picture if its merchant has one, and a button that opens the map app of the phone. */
export function AddressCardView(props: ViewProps<typeof addressCardSchema>) {
  const { data, media, isDeferred, place, language = DEFAULT_LANGUAGE } = props
  const { title, address, imageUrl, altText, buttonText, metadata } = data
  const say = messages(language)
  const action = addressCardSchema.action?.(data)
  return (
    <div {...cardLook('tp-address', metadata)}>
      {imageUrl ? (
        <Picture
          {...{ media, isDeferred }}
          className="tp-address-picture"
          style={{}}
          sizes={() => SIZES}
          url={imageUrl}
          alt={altText}
        />
      ) : null}
      <CardTitle title={title} />
      {address.trim() ? <address dir="auto">{address.trim()}</address> : <p className="tp-hint">{say('enter')}</p>}
      {action ? (
        <Press {...{ action, place, language }} className="tp-address-way">
          <PressIcon type={action.type} />
          <span>{buttonText.trim() || say('way')}</span>
        </Press>
      ) : null}
    </div>
  )
}
