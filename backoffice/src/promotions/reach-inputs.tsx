import { useRecordContext } from 'react-admin'
import { staffArticles, staffBrands, staffFamilies } from '@gondola/contract/catalogue-admin'
import { type StaffPromotionWhole, STAFF_PROMOTION_TEXTS as TEXTS } from '@gondola/contract/promotions'
import { callServer } from '../api/call-server.ts'
import { CodesInput, type Coded } from './codes-input.tsx'

/** Number of articles offered by a search. */
const FOUND_MAX = 20
/** More families or brands than any shop has. */
const ALL_MAX = 500

const findArticles = async (q: string): Promise<Coded<string>[]> => {
  if (q.trim() === '') return []
  const rows = await callServer(staffArticles.list, { query: { q, _start: 0, _end: FOUND_MAX } })
  return rows.map(({ Codigo, Descripcion }) => ({ Codigo, Descripcion }))
}

const coded = (rows: readonly Coded<number>[]): Coded<number>[] =>
  rows.map(({ Codigo, Descripcion }) => ({ Codigo, Descripcion }))

const findFamilies = async (q: string): Promise<Coded<number>[]> =>
  coded(await callServer(staffFamilies.list, { query: { ...(q.trim() && { q }), _start: 0, _end: ALL_MAX } }))

const findBrands = async (q: string): Promise<Coded<number>[]> =>
  coded(await callServer(staffBrands.list, { query: { ...(q.trim() && { q }), _start: 0, _end: ALL_MAX } }))

const familiesOf = async (codes: readonly number[]) =>
  coded(await callServer(staffFamilies.list, { query: { ids: codes.join(',') } }))

const brandsOf = async (codes: readonly number[]) =>
  coded(await callServer(staffBrands.list, { query: { ids: codes.join(',') } }))

const articlesOf = async (codes: readonly string[]) =>
  (await callServer(staffArticles.list, { query: { ids: codes.slice(0, 100).join(',') } })).map(
    ({ Codigo, Descripcion }) => ({ Codigo, Descripcion }),
  )

/** Articles, families and brands that a promotion covers. */
export function ReachInputs() {
  const record = useRecordContext<StaffPromotionWhole & { id: number }>()
  return (
    <>
      <CodesInput
        source="Articulos"
        find={findArticles}
        nameOf={articlesOf}
        known={record?.ListArticulos ?? NONE}
        hint={TEXTS.searchArticles}
      />
      <CodesInput source="Familias" find={findFamilies} nameOf={familiesOf} />
      <CodesInput source="Marcas" find={findBrands} nameOf={brandsOf} />
    </>
  )
}

const NONE: readonly never[] = []
