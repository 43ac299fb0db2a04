import { seedDemo, type SeedDependencies } from './seed-demo.ts'
import { seedExplore } from './seed-explore.ts'
import { type LinkSeedDependencies, seedLinks } from './seed-links.ts'
import { type ProductSeedDependencies, seedProduct } from './seed-product.ts'
import { type QrDesignSeedDependencies, seedQrDesigns } from './seed-qr-designs.ts'
import { type SellingSeedDependencies, seedSelling } from './seed-selling.ts'
import { seedVisits, type VisitSeedDependencies } from './seed-visits.ts'

type Dependencies = SeedDependencies &
  Omit<
    LinkSeedDependencies &
      ProductSeedDependencies &
      QrDesignSeedDependencies &
      SellingSeedDependencies &
      VisitSeedDependencies,
    'email'
  >

/** Stores the demo account with all its content, each part once, and returns its sign-in. */
export async function seedAll(dependencies: Dependencies): Promise<{ email: string; password: string }> {
  const signIn = await seedDemo(dependencies)
  const { email } = signIn
  await seedExplore(dependencies)
  await seedLinks({ ...dependencies, email })
  await seedQrDesigns({ ...dependencies, email })
  await seedProduct({ ...dependencies, email })
  await seedSelling({ ...dependencies, email })
  await seedVisits({ ...dependencies, email })
  return signIn
}
