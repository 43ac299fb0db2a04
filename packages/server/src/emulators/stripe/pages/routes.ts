import type { FastifyInstance } from 'fastify'
import type { Bank } from '../bank/bank.ts'
import { parseForm } from '../api/parse-form.ts'
import { EMULATOR_PATH } from '../emulator-endpoint.ts'
import { addAccountPages } from './account-routes.ts'
import { addBankPage } from './bank-routes.ts'
import { addCheckoutPage } from './checkout-routes.ts'
import { addConnectPage } from './connect-routes.ts'
import { addInvoicePages } from './invoice-routes.ts'
import { addPortalPage } from './portal-routes.ts'

/** Adds the emulator's visible pages: a merchant's at the provider, and the bank's. */
export function addEmulatorPages(server: FastifyInstance, bank: Bank): void {
  void server.register(
    async (scope) => {
      scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, text, done) =>
        done(null, parseForm(text.toString())),
      )
      addConnectPage(scope, bank)
      addBankPage(scope, bank)
      addAccountPages(scope, bank)
      addCheckoutPage(scope, bank)
      addInvoicePages(scope, bank)
      addPortalPage(scope, bank)
    },
    { prefix: EMULATOR_PATH },
  )
}
