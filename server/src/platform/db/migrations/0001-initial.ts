import type { Migration } from 'kysely/migration'
import { createCatalogueChanges } from './0001-initial/catalogue-changes.ts'
import { createCatalogue } from './0001-initial/catalogue.ts'
import { createClients } from './0001-initial/clients.ts'
import { createDelivery } from './0001-initial/delivery.ts'
import { createImports } from './0001-initial/imports.ts'
import { createIntegrations } from './0001-initial/integrations.ts'
import { createMails } from './0001-initial/mails.ts'
import { createOrders } from './0001-initial/orders.ts'
import { createPicking } from './0001-initial/picking.ts'
import { createPromotions } from './0001-initial/promotions.ts'
import { createReports } from './0001-initial/reports.ts'
import { createSearchIndexes } from './0001-initial/search-indexes.ts'
import { createSessions } from './0001-initial/sessions.ts'
import { createSite } from './0001-initial/site.ts'
import { createStaff } from './0001-initial/staff.ts'

/** All tables of version 0.1.0, by feature; a table comes after those that it refers to. */
export const initial: Migration = {
  async up(db) {
    await createCatalogue(db)
    await createPromotions(db)
    await createSite(db)
    await createClients(db)
    await createStaff(db)
    await createSessions(db)
    await createDelivery(db)
    await createOrders(db)
    await createPicking(db)
    await createMails(db)
    await createImports(db)
    await createIntegrations(db)
    await createReports(db)
    await createCatalogueChanges(db)
    await createSearchIndexes(db)
  },
}
