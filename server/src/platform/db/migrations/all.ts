import type { Migration } from 'kysely/migration'
import { catalogueTables } from './0001-catalogue.ts'
import { siteTables } from './0002-site.ts'
import { clientTables } from './0003-clients.ts'
import { deliveryTables } from './0004-delivery.ts'
import { orderTables } from './0005-orders.ts'
import { workTables } from './0006-work.ts'
import { importTables } from './0007-imports.ts'
import { orderLineWishes } from './0008-order-lines.ts'
import { favouriteTable } from './0009-favourites.ts'
import { staffTables } from './0010-staff.ts'
import { promotionMechanics } from './0011-promotions.ts'
import { importJobs } from './0012-import-jobs.ts'
import { preparationTables } from './0013-preparation.ts'
import { catalogueWork } from './0014-catalogue-work.ts'
import { windowColumns } from './0015-window.ts'
import { peopleTables } from './0016-people.ts'
import { integrationTables } from './0017-integrations.ts'
import { reportTables } from './0018-reports.ts'
import { brandSynonyms } from './0028-brand-synonyms.ts'
import { uploadedPicturesOfLines } from './0029-uploaded-pictures-of-lines.ts'
import { mailContent } from './0030-mail-content.ts'
import { catalogueChanges } from './0031-catalogue-changes.ts'
import { authorsByName } from './0033-authors-by-name.ts'
import { searchOfArticles } from './0034-search-of-articles.ts'
import { linesWithoutPictureIndex } from './0035-lines-without-picture-index.ts'
import { confirmedEmails } from './0040-confirmed-emails.ts'
import { mailsOfClients } from './0041-mails-of-clients.ts'
import { hiddenImport } from './0045-hidden-import.ts'
import { keptSearches } from './0046-kept-searches.ts'
import { readableNames } from './0050-readable-names.ts'
import { overtakenOffers } from './0051-overtaken-offers.ts'
import { priceChanges } from './0055-price-changes.ts'
import { promotionUses } from './0065-promotion-uses.ts'
import { paymentInstructions } from './0070-payment-instructions.ts'
import { coldFamilies } from './0075-cold-families.ts'

/** All migrations by name, in name order. A released migration is never changed. */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001-catalogue': catalogueTables,
  '0002-site': siteTables,
  '0003-clients': clientTables,
  '0004-delivery': deliveryTables,
  '0005-orders': orderTables,
  '0006-work': workTables,
  '0007-imports': importTables,
  '0008-order-lines': orderLineWishes,
  '0009-favourites': favouriteTable,
  '0010-staff': staffTables,
  '0011-promotions': promotionMechanics,
  '0012-import-jobs': importJobs,
  '0013-preparation': preparationTables,
  '0014-catalogue-work': catalogueWork,
  '0015-window': windowColumns,
  '0016-people': peopleTables,
  '0017-integrations': integrationTables,
  '0018-reports': reportTables,
  '0028-brand-synonyms': brandSynonyms,
  '0029-uploaded-pictures-of-lines': uploadedPicturesOfLines,
  '0030-mail-content': mailContent,
  '0031-catalogue-changes': catalogueChanges,
  '0033-authors-by-name': authorsByName,
  '0034-search-of-articles': searchOfArticles,
  '0035-lines-without-picture-index': linesWithoutPictureIndex,
  '0040-confirmed-emails': confirmedEmails,
  '0041-mails-of-clients': mailsOfClients,
  '0045-hidden-import': hiddenImport,
  '0046-kept-searches': keptSearches,
  '0050-readable-names': readableNames,
  '0051-overtaken-offers': overtakenOffers,
  '0055-price-changes': priceChanges,
  '0065-promotion-uses': promotionUses,
  '0070-payment-instructions': paymentInstructions,
  '0075-cold-families': coldFamilies,
}
