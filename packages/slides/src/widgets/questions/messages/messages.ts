import { createMessages } from '@taplet/messages'
import { en } from './en.ts'

export const messages = createMessages({ en })
