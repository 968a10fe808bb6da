import type { AlcoholWindow, OpeningHours } from '@gondola/contract/branches'
import type { ZonePlace } from '@gondola/contract/delivery'
import type { StockState } from '@gondola/contract/stock'
import type { Generated } from 'kysely'
import type { Json } from './json-column.ts'

// Branches: prices, stock, and where they deliver.

export interface BranchTable {
  Id: Generated<number>
  /** The chain's own code; empty: none. */
  Codigo: Generated<string>
  Nombre: string
  Direccion: string
  Localidad: Generated<string>
  CodigoPostal: Generated<string>
  Provincia: Generated<string>
  Latitud: number | null
  Longitud: number | null
  Telefono: string
  Horarios: Json<OpeningHours[]> | null
  /** Customers may pick up their orders there. */
  Retiro: Generated<boolean>
  /** When alcohol may be sold; null: the hours of the shop's parameters. */
  alcohol_windows: Json<AlcoholWindow[]> | null
  /** Null: the articles' base prices. */
  price_list_id: number | null
  /** Takes orders. */
  is_active: Generated<boolean>
  /** Shown on the contact page. */
  is_visible: Generated<boolean>
  /** The branch of calls that name none; exactly one. */
  is_default: Generated<boolean>
  /** Its key in import files: for SEPA `comercio-bandera-sucursal`; null: not assigned. */
  import_key: string | null
  position: Generated<number>
}

export interface PriceListTable {
  Id: Generated<number>
  Nombre: string
  /** Case and accents folded; unique. */
  name_key: string
  created_at: string
}

/** The delivery rules of a branch that does not follow the shop's. */
export interface BranchDeliveryRulesTable {
  branch_id: number
  /** 0 Sunday … 6 Saturday. */
  weekdays: Json<number[]>
  cutoff_days: Generated<number>
  cutoff_time: string | null
  Monto1: number
  Monto2: number
}

/** A branch's days without delivery, besides the shop's. */
export interface BranchHolidayTable {
  branch_id: number
  day: string
  description: string
}

/** Where a branch delivers, and on what terms; null terms are the branch's own. */
export interface ZoneTable {
  Id: Generated<number>
  branch_id: number
  Nombre: string
  places: Json<ZonePlace[]>
  /** Corners as latitude and longitude; null: the zone is its places. */
  polygon: Json<[number, number][]> | null
  Costo: number | null
  Minimo: number | null
  GratisDesde: number | null
  weekdays: Json<number[]> | null
  cutoff_days: number | null
  cutoff_time: string | null
  is_active: Generated<boolean>
  position: Generated<number>
}

/** A person whom no zone reaches yet. */
export interface CoverageRequestTable {
  Id: Generated<number>
  Localidad: string
  CodigoPostal: Generated<string>
  /** The folded locality, or the postal code if there is none. */
  place_key: string
  Email: string
  email_key: string
  at: string
}

/** An article's stock at a branch; without a row it is there. */
export interface StockTable {
  branch_id: number
  article_code: string
  /** Pieces or grams as the chain's system last sent it, less what was dispatched since; null: it sends none. */
  quantity: number | null
  reported_at: string | null
  /** Pieces or grams of pending orders. */
  held: Generated<number>
  /** What staff said by hand; null: nothing. */
  tapped: StockState | null
  tapped_at: string | null
  tapped_by: string | null
  /** What customers are told; computed by whoever writes the row. */
  state: Generated<StockState>
  /** When `state` last changed. */
  changed_at: string
}

/** What a pending order holds of an article; removed once it is dispatched, cancelled or annulled. */
export interface StockHoldTable {
  order_id: number
  article_code: string
  branch_id: number
  quantity: number
}

/** How often an article was missing when orders were picked; older days count less. */
export interface ShortageTable {
  branch_id: number
  article_code: string
  asked: number
  missed: number
  /** The day as of which the counts are weighted. */
  day: string
}
