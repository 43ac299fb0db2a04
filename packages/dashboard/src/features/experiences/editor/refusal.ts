/** Why a field was refused, to be shown beside it. */
export interface Refusal {
  field: string | undefined
  message: string
}
