import { objection } from '@taplet/messages'
import { shortText } from '@taplet/slides/schema'
import { messages } from './field-errors/messages/messages.ts'

// White space, control and format characters, marks without a letter, and letters drawn as nothing.
const VISIBLE = /[^\s\p{Cc}\p{Cf}\p{M}\u115f\u1160\u2800\u3164\uffa0]/u
const LINE_OR_CONTROL = /[\p{Cc}\u2028\u2029]/u
// Names appear in lists, previews and mails between words of ours (E4).
const DIRECTION = /[\u061c\u202a-\u202e\u2066-\u2069]/

/** A name on one line: visible, without line breaks or characters that change the text direction. */
export const visibleName = (max: number) =>
  shortText(max)
    .refine((name) => VISIBLE.test(name), objection(messages.later('invisible')))
    .refine((name) => !LINE_OR_CONTROL.test(name), objection(messages.later('oneLine')))
    .refine((name) => !DIRECTION.test(name), objection(messages.later('direction')))
