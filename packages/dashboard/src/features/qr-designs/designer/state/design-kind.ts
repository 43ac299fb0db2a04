import type { QrClientConfig, QrDesign, QrLogo } from '@taplet/contract'
import { qrDesign } from '@taplet/contract/schemas'
import { mergeData } from '@taplet/slides/edits'
import { z } from 'zod'
import type { EditorKind } from '../../../../lib/editing/editor-kind.ts'

/** What the designer edits. */
export interface Design {
  qrDesignName: string
  clientConfig: QrClientConfig
  logo: QrLogo | null
}

const draft = z.object({
  qrDesignName: z.string(), // perhaps half-typed
  clientConfig: qrDesign.shape.clientConfig,
  logo: qrDesign.shape.logo,
})

/** What is specific to editing QR designs: they have no selection. */
export const designKind: EditorKind<Design, 'DESIGN', QrDesign> = {
  kind: 'QR_DESIGN',
  targetIdOf: ({ qrDesignId }) => qrDesignId,
  documentOf: ({ qrDesignName, clientConfig, logo }) => ({ qrDesignName, clientConfig, logo }),
  revisionsOf: ({ qrDesignId, revision }) => ({ [qrDesignId]: revision }),
  firstSelection: 'DESIGN',
  canSelect: () => true,
  merge: mergeData,
  parse: (value) => draft.safeParse(value).data,
}
