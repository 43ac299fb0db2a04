import type { QrClientConfig } from '@taplet/contract'
import type { Database } from '../platform/db/database.ts'
import { dressLink } from './qr-design-store.ts'
import * as store from './store.ts'

const NAME = 'demo-qr-designs'
const DEMO_DESIGNS_LOCK = 7_261_024 // arbitrary but constant

export interface QrDesignSeedDependencies {
  db: Database
  origin: string
  /** Owner of the designs. */
  email: string
  qrDesigns: {
    save(
      accountId: string,
      design: {
        qrDesignId: string
        qrDesignName: string
        clientConfig: QrClientConfig
        logo: null
        previewImage: null
      },
    ): Promise<unknown>
  }
}

/** Creates two designs in the demo account, one of them on a link, once; afterwards the owner may change and delete them. */
export async function seedQrDesigns({ db, origin, email, qrDesigns }: QrDesignSeedDependencies): Promise<void> {
  await store.exclusively(DEMO_DESIGNS_LOCK, db, async () => {
    const accountId = await store.findAccountId(email, db)
    if (accountId === undefined || (await store.findOrigin(NAME, db)) !== undefined) return
    for (const { link, ...design } of demoDesigns) {
      // The same id in every run: after a kill half-way it is saved again and not duplicated.
      await qrDesigns.save(accountId, { ...design, logo: null, previewImage: null })
      if (link !== undefined) await dressLink(accountId, link, design.qrDesignId, db)
    }
    await store.markDone(NAME, origin, db)
  })
}

const demoDesigns: readonly {
  qrDesignId: string
  qrDesignName: string
  clientConfig: QrClientConfig
  /** Name of the link that uses it. */
  link?: string
}[] = [
  {
    qrDesignId: 'demo-espresso',
    qrDesignName: 'Espresso',
    link: 'Counter card',
    clientConfig: {
      coloring: {
        variation: 'singleColorCustomCorners',
        backgroundColor: '#FFFFFF',
        body1: '#2B1710',
        body2: '#000000',
        cornerBorder: '#2B1710',
        cornerCenter: '#4A1D12',
      },
      corners: { border: 'frame0', center: 'ball15' },
      pattern: 'round',
    },
  },
  {
    qrDesignId: 'demo-harbour',
    qrDesignName: 'Harbour',
    clientConfig: {
      coloring: {
        variation: 'linearGradientCustomCorners',
        backgroundColor: '#FFFFFF',
        body1: '#0B2545',
        body2: '#123F4A',
        cornerBorder: '#0B2545',
        cornerCenter: '#0F3550',
      },
      corners: { border: 'frame7', center: 'ball7' },
      pattern: 'square',
    },
  },
]
