import { type PersonalDataService, requireAddress } from '../service.ts'

interface VisitorRequest {
  email: string
  /** One account; undefined: all of the installation. */
  accountId: string | undefined
  /** False: only says what would be erased. */
  isReal: boolean
  operator: string
}

/** Creates the command that erases a visitor, for whoever runs the installation. Returns the lines to print. */
export function createVisitorCommands(service: PersonalDataService) {
  async function inAccount(accountId: string, { email, isReal, operator }: VisitorRequest): Promise<string> {
    const { signUps, reviews, reviewsByName, orders, visits } = await service.find(accountId, email)
    const retained = orders.filter(({ retainedUntil }) => retainedUntil !== null).length
    const facts = [
      `${signUps.length} sign-ups`,
      `${reviews.length} reviews`,
      `${orders.length - retained} orders`,
      `${visits} visits`,
      `${retained} orders that tax law keeps`,
      ...(reviewsByName.length > 0 ? [`${reviewsByName.length} reviews under the same name stay`] : []),
    ]
    if (isReal) await service.erase(accountId, { email, reviewIds: [] }, `operator:${operator}`)
    return `  ${accountId}  ${facts.join(', ')}`
  }

  return async (request: VisitorRequest): Promise<string[]> => {
    const email = requireAddress(request.email)
    const { accountId, isReal } = request
    const accounts = accountId === undefined ? await service.accountsWith(email) : [accountId]
    const reports = accountId === undefined ? await service.countReports(email) : 0
    if (accounts.length === 0 && reports === 0) return ['Nothing is stored of this address.']
    const lines: string[] = []
    for (const id of accounts) lines.push(await inAccount(id, { ...request, email }))
    if (reports > 0) lines.push(`  ${reports} reports of abuse carry the address`)
    if (isReal && reports > 0) await service.eraseReporter(email)
    return [isReal ? 'Erased:' : 'Would be erased (add --yes to do it):', ...lines]
  }
}
