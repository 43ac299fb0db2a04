import { z } from 'zod'

/** Whether a form asks for something, and whether it can be sent without. */
export const asks = z.enum(['NO', 'OPTIONAL', 'REQUIRED'])
export type Asks = z.output<typeof asks>
