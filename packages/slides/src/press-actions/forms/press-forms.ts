import type { ComponentType } from 'react'
import type { PressActionType } from '../press-actions.ts'
import { CalendarForm } from './calendar-form.tsx'
import { ContactForm } from './contact-form.tsx'
import { DirectionsForm } from './directions-form.tsx'
import type { PressFormProps } from './press-form-props.ts'
import { WhatsappForm } from './whatsapp-form.tsx'
import { WifiForm } from './wifi-form.tsx'

/** By type; an action without fields has none. */
export type PressForms = { [T in PressActionType]?: ComponentType<PressFormProps<T>> }

export const pressForms: PressForms = {
  CALENDAR: CalendarForm,
  CONTACT: ContactForm,
  DIRECTIONS: DirectionsForm,
  WHATSAPP: WhatsappForm,
  WIFI: WifiForm,
}
