import {
  checkBrandColours,
  staffShopBrand,
  windowFault,
  type ShopBrandDraft,
  type StaffShopBrand,
} from '@gondola/contract/site'
import { onlyRecord, serveRecords } from '../audit/serve-records.ts'
import { readBrand } from '../goods/catalogue/catalogue.store.ts'
import { inCatalogue } from '../goods/catalogue/change-catalogue.ts'
import type { Feature } from '../http/serve.ts'
import type { Db } from '../platform/db/open-database.ts'
import { cleanLogo } from './clean-logo.ts'
import { writeParameters } from './parameters.store.ts'

async function findStaffBrand(db: Db, Id: number): Promise<StaffShopBrand | null> {
  return Id === 1 ? { Id, ...(await readBrand(db)).brand } : null
}

/** The pictures of a draft; only a new one is cleaned, so that what is stored never changes by itself. */
const PICTURES = ['Logo', 'Icono'] as const

/** The chain's look (docs/marca.md). Every process has a change with the catalogue's next version. */
export const brandFeature: Feature = (api, deps) =>
  serveRecords<StaffShopBrand, ShopBrandDraft>(api, deps, staffShopBrand, {
    transaction: inCatalogue,
    ...onlyRecord(findStaffBrand),
    async check(_trx, draft, before) {
      const broken = checkBrandColours(draft)
      if (broken !== null) return broken
      if (draft.Tarjeta.trim() === '') return windowFault('texto-vacio', 'Tarjeta')
      for (const field of PICTURES) {
        if (draft[field] === '' || draft[field] === before?.[field]) continue
        const cleaned = await cleanLogo(draft[field])
        if (cleaned === null) return windowFault('logo-ilegible', field)
        draft[field] = cleaned
      }
      return null
    },
    update: (trx, _Id, { NombreCorto, Lema, Tarjeta, ...draft }) =>
      writeParameters(trx, {
        Marca: { ...draft, NombreCorto: NombreCorto.trim(), Lema: Lema.trim(), Tarjeta: Tarjeta.trim() },
      }),
  })
