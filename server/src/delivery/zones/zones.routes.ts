import type { FastifyInstance } from 'fastify'
import type { CallQuery } from '@gondola/contract/calls'
import { isEmail, type StaffViolation } from '@gondola/contract/base'
import {
  checkZone,
  lookUpPlace as lookUpCall,
  placeKey,
  requestCoverage,
  staffCoverageRequests,
  staffDemand,
  staffZones,
  suggestLocalities as suggestCall,
  ZONE_PARTS_MAX,
  ZONES_MAX,
  zoneFault,
  type PlaceDemand,
  type StaffZone,
  foldedLocality,
  spelledLocality,
  postalDigits,
  roundedCorner,
  type ZoneDraft,
  type ZonePlace,
} from '@gondola/contract/delivery'
import { recordChange } from '../../audit/record-change.ts'
import { serveRecords } from '../../audit/serve-records.ts'
import { listLocatedBranches, type LocatedBranch } from '../../goods/branches/branches.store.ts'
import { type Feature, serve, serveList } from '../../http/serve.ts'
import { branchScope, requireUseOf } from '../../sessions/branch-access.ts'
import { orNotFound, refuseNotFound, refuseViolation } from '../../http/problem.ts'
import { instant } from '../../platform/clock.ts'
import { inTransaction, type Trx } from '../../platform/db/in-transaction.ts'
import { folded } from '../../platform/db/list-window.ts'
import { records } from '../../platform/db/records.ts'
import type { Deps } from '../../platform/deps.ts'
import {
  deleteCoverageRequest,
  insertCoverageRequest,
  coverageRequestList,
  demandList,
  type StoredDemand,
} from './coverage.store.ts'
import { KnownZones, knownPlaces, suggestLocalities, type KnownPlace } from './known-zones.ts'
import { lookUpPlace, withReach } from './look-up-place.ts'
import { countZones, holdBranch } from './zones.store.ts'

const zones = records<'zones', StaffZone, ZoneDraft>({
  table: 'zones',
  key: 'Id',
  columns: {
    Id: 'Id',
    Sucursal: 'branch_id',
    Nombre: 'Nombre',
    Lugares: 'places',
    Poligono: 'polygon',
    Costo: 'Costo',
    Minimo: 'Minimo',
    GratisDesde: 'GratisDesde',
    DiasSemana: 'weekdays',
    CorteDias: 'cutoff_days',
    CorteHora: 'cutoff_time',
    Activa: 'is_active',
    Orden: 'position',
  },
  filters: { Activa: 'is_active' },
  sort: {
    Id: 'Id',
    Orden: 'position',
    Nombre: folded('Nombre'),
    Sucursal: 'branch_id',
    Costo: 'Costo',
    Minimo: 'Minimo',
    Activa: 'is_active',
  },
  order: ['Orden', 'ASC'],
  search: ['Nombre', 'places'],
  write: (draft) => ({
    branch_id: draft.Sucursal,
    Nombre: draft.Nombre.trim(),
    places: JSON.stringify(tidyPlaces(draft.Lugares)),
    polygon: draft.Poligono && JSON.stringify(draft.Poligono.map(roundedCorner)),
    Costo: draft.Costo,
    Minimo: draft.Minimo,
    GratisDesde: draft.GratisDesde,
    weekdays: draft.DiasSemana && JSON.stringify(draft.DiasSemana.toSorted((one, other) => one - other)),
    cutoff_days: draft.CorteDias,
    cutoff_time: draft.CorteHora,
    is_active: draft.Activa,
    position: draft.Orden,
  }),
})

/** The places without blanks around them, each once: the length of the list tells how narrow the zone is. */
function tidyPlaces(places: readonly ZonePlace[]): ZonePlace[] {
  const byKey = new Map<string, ZonePlace>()
  for (const { Localidad, CodigoPostal } of places) {
    const key = `${foldedLocality(Localidad)} ${postalDigits(CodigoPostal)}`
    if (byKey.has(key)) continue
    byKey.set(key, { Localidad: Localidad.trim(), CodigoPostal: CodigoPostal.toUpperCase() })
  }
  return [...byKey.values()]
}

/** Where the branches deliver: the customers' look-up, and zones and demand as staff see them. */
export const zonesFeature: Feature = (api, deps) => {
  const { db, clock } = deps
  const known = new KnownZones(db)

  serve(api, lookUpCall, async ({ query }) => {
    const [branches, all] = await Promise.all([listLocatedBranches(db), known.all()])
    const places = [...all.flatMap(({ Lugares }) => Lugares), ...branches]
    const Localidad = spelledLocality(query.Localidad ?? '', places)
    return { ...lookUpPlace(branches, all, query), ...(Localidad && { Localidad }) }
  })

  serveList(api, suggestCall, async ({ params: { Texto } }) => {
    const [branches, places] = await Promise.all([listLocatedBranches(db), known.places()])
    const rows = suggestLocalities(withBranches(places, branches), Texto)
    return { rows, total: rows.length }
  })

  serve(api, requestCoverage, async ({ body }) => {
    if (placeKey(body) === '') refuseViolation({ code: 'aviso-sin-lugar' })
    if (!isEmail(body.Email.trim())) refuseViolation({ code: 'contacto-email' })
    await insertCoverageRequest(db, body, instant(clock))
  })

  serveRecords<StaffZone, ZoneDraft>(api, deps, staffZones, {
    ...zones,
    list: (trx, asked: CallQuery<typeof staffZones.list>, session) =>
      zones.listAmong(trx, asked, { column: 'branch_id', values: branchScope(session, asked.Sucursal) }),
    access: (session, { Sucursal }, to) => requireUseOf(session, Sucursal, to),
    check: (trx, draft, before) => checkZoneAmongOthers(trx, draft, before?.Id ?? 0),
    async insert(trx, draft) {
      known.forget()
      return zones.insert(trx, draft)
    },
    async update(trx, Id, draft) {
      known.forget()
      await zones.update(trx, Id, draft)
    },
    async remove(trx, Id) {
      known.forget()
      await zones.remove(trx, Id)
    },
  })

  serveDemand(api, deps, known)
}

/** The places of the zones, and the branches' own if no zone names them. */
function withBranches(
  places: readonly KnownPlace[],
  branches: readonly LocatedBranch[],
): readonly KnownPlace[] {
  const others = knownPlaces(branches).filter(
    (own) => !places.some(({ name, CodigoPostal }) => name === own.name && CodigoPostal === own.CodigoPostal),
  )
  return others.length === 0 ? places : [...places, ...others]
}

/** Where people ask for delivery, and who they are (their deletion leaves no address in the log of changes). */
function serveDemand(
  api: FastifyInstance,
  { db, reads, clock, config: { timeZone } }: Deps,
  known: KnownZones,
): void {
  const reached = async (rows: readonly StoredDemand[]): Promise<PlaceDemand[]> => {
    const [branches, all] = await Promise.all([listLocatedBranches(db), known.all()])
    return withReach(branches, all, rows)
  }
  serveList(api, staffDemand.list, async ({ query }) => {
    const { rows, total } = await demandList.list(reads, query, timeZone)
    return { rows: await reached(rows), total }
  })
  serve(api, staffDemand.read, async ({ params: { Id } }) => {
    const found = (await demandList.find(db, Id, timeZone)) ?? refuseNotFound()
    return (await reached([found]))[0] ?? refuseNotFound()
  })

  serveList(api, staffCoverageRequests.list, ({ query }) => coverageRequestList.list(reads, query, timeZone))
  serve(api, staffCoverageRequests.read, ({ params: { Id } }) =>
    orNotFound(coverageRequestList.find(db, Id, timeZone)),
  )
  serve(api, staffCoverageRequests.remove, ({ session, params: { Id } }) =>
    inTransaction(db, async (trx) => {
      const { Localidad, CodigoPostal } =
        (await coverageRequestList.find(trx, Id, timeZone)) ?? refuseNotFound()
      await deleteCoverageRequest(trx, Id)
      await recordChange(trx, session, clock, {
        Entidad: staffCoverageRequests.name,
        Clave: Id,
        Accion: 'eliminar',
        Antes: { Localidad, CodigoPostal },
      })
    }),
  )
}

/** The rules of a zone, that its branch exists, and that all zones together stay few enough to be read whole. */
async function checkZoneAmongOthers(
  trx: Trx,
  draft: ZoneDraft,
  ownId: number,
): Promise<StaffViolation | null> {
  const broken = checkZone(draft)
  if (broken) return broken
  if (!(await holdBranch(trx, draft.Sucursal))) return zoneFault('zona-sucursal', 'Sucursal')
  const others = await countZones(trx, ownId)
  if (others.zones >= ZONES_MAX) return zoneFault('zona-maximo')
  const own = draft.Lugares.length + (draft.Poligono?.length ?? 0)
  return others.parts + own > ZONE_PARTS_MAX ? zoneFault('zona-partes', 'Lugares') : null
}
