import { LEGAL_VERSIONS } from '@taplet/contract'
import { AppError } from '../../../platform/http/errors/app-error.ts'

/** The versions of the terms and of the privacy notice that a person was shown beside the button. */
export interface Consent {
  terms: string
  privacy: string
}

/** Throws TERMS_CHANGED unless these are the present ones: nobody accepts what was not shown. */
export function requirePresentTerms({ terms, privacy }: Consent): void {
  if (terms !== LEGAL_VERSIONS.terms || privacy !== LEGAL_VERSIONS.privacy) throw new AppError('TERMS_CHANGED')
}
