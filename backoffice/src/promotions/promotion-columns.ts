import {
  type StaffPromotion,
  promotionTexts,
  STAFF_PROMOTION_TEXTS,
  STATE_NAMES,
} from '@gondola/contract/promotions'
import type { CsvColumn } from '../ui/records/export-csv.ts'
import { dayWords, mechanicWords } from './promotion-words.ts'

const { fields } = STAFF_PROMOTION_TEXTS

/** The list's export of a promotion: its mechanic and days in words, as in the list. */
export const PROMOTION_COLUMNS: readonly CsvColumn<StaffPromotion>[] = [
  [fields.Promocion, ({ Promocion }) => Promocion],
  [fields.Descripcion, ({ Descripcion }) => Descripcion],
  [fields.Descrip, ({ Descrip }) => Descrip],
  [fields.Mecanica, mechanicWords],
  [fields['Mecanica.Limite'], ({ Mecanica }) => Mecanica?.Limite && promotionTexts.limit(Mecanica)],
  [fields.FechaDesde, ({ FechaDesde }) => FechaDesde],
  [fields.FechaHasta, ({ FechaHasta }) => FechaHasta],
  [fields.Dias, dayWords],
  [fields.Alcance, ({ Alcance }) => Alcance],
  [fields.Orden, ({ Orden }) => Orden],
  [fields.Estado, ({ Estado }) => STATE_NAMES[Estado]],
]
