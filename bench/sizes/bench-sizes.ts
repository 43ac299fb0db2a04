import type { Context } from '../context.ts'
import type { Report } from '../report/report.ts'
import { dashboardSizes } from './dashboard-sizes.ts'
import { documentSizes } from './document-sizes.ts'
import { installedSize } from './installed-size.ts'
import { viewerSizes } from './viewer-sizes.ts'

/** Measures bytes, which do not depend on the machine. */
export async function benchSizes(context: Context): Promise<Report> {
  const documents = await documentSizes(await context.fixture()) // starting the server has built the dashboard
  const installed = installedSize()
  return {
    rows: [...documents, ...(await viewerSizes()), ...dashboardSizes(), ...installed.rows],
    notes: ['Pages are compressed with brotli 5 when they are first asked for.', ...installed.notes],
  }
}
