import type { ReactNode } from 'react'
import {
  CreateButton,
  ExportButton,
  FilterButton,
  Pagination,
  TopToolbar,
  useListContext,
  useNotify,
  useResourceDefinition,
  useTranslate,
  type Exporter,
} from 'react-admin'
import { Alert, Pagination as PageNumbers } from '@mui/material'
import { LIST_NEWEST_ROWS } from '@gondola/contract/base'
import type { StaffCall } from '@gondola/contract/calls'
import { PANEL_TEXTS, recordExport } from '@gondola/contract/staff'
import { callServer } from '../../api/call-server.ts'
import { useOwnStaff } from '../frame/use-own-staff.ts'
import { isOfChain } from '../../api/own-staff.ts'
import type { AnyResource } from '../../api/data-provider.ts'
import { Hint } from '../frame/part.tsx'

interface ListButtonsProps {
  filters?: boolean
  exports?: boolean
  /** Whether the account may make new records, where the resource has them. */
  creates?: boolean
  /** Maximum rows of the export; a list that grows has no more. */
  exportMax?: number
  /** Additional buttons of the list. */
  children?: ReactNode
}

/** Buttons for filters, a new record and the export, where available. */
export function ListButtons({
  filters,
  exports = true,
  creates = true,
  exportMax = LIST_NEWEST_ROWS,
  children,
}: ListButtonsProps) {
  const { hasCreate } = useResourceDefinition()
  const { total = 0, resource, exporter, filter, filterValues } = useListContext()
  const notify = useNotify()
  const recorded: Exporter = async (records, ...rest) => {
    // recorded first: without the audit entry there is no file
    const Filtro = filterAsked({ ...filterValues, ...filter })
    await callServer(recordExport, { body: { Entidad: resource, Filtro, Filas: records.length } })
    if (typeof exporter === 'function') await exporter(records, ...rest)
    if (total > records.length) notify(PANEL_TEXTS.exportCut(records.length), { type: 'warning' })
  }
  return (
    <TopToolbar>
      {filters && <FilterButton disableSaveQuery />}
      {children}
      {hasCreate && creates && <CreateButton />}
      {exports && total > 0 && <ExportButton exporter={recorded} maxResults={exportMax} />}
    </TopToolbar>
  )
}

/** A list's filters for the audit log; empty ones are left out. */
const filterAsked = (filter: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(filter)
      .filter(([, value]) => value !== undefined && value !== null && value !== '')
      .map(([name, value]) => [name, String(value).slice(0, FILTER_MAX)]),
  )

const FILTER_MAX = 300

/** The pagination; hidden if the list could not be fetched. A list that grows ends at its newest rows. */
export function Pages() {
  const { error, total } = useListContext()
  const translate = useTranslate()
  if (error) return null
  if (total !== LIST_NEWEST_ROWS + 1) return <Pagination />
  const labelDisplayedRows = ({ from, to }: { from: number; to: number }) =>
    translate('ra.navigation.page_range_info', {
      offsetBegin: from,
      offsetEnd: to,
      total: PANEL_TEXTS.moreThan(LIST_NEWEST_ROWS),
    })
  // handed on to the table's pagination, which react-admin's type does not tell
  return (
    <>
      <Pagination {...({ labelDisplayedRows } as object)} />
      <Hint sx={{ px: 2, pb: 2 }}>{PANEL_TEXTS.newestOnly(LIST_NEWEST_ROWS)}</Hint>
    </>
  )
}

interface NumberedPagesProps {
  /** Of all pages; undefined: not known yet. */
  total: number | undefined
  /** On a page. */
  rows: number
  /** From 0. */
  page: number
  onPage: (page: number) => void
  /** The space above, in steps of the theme. */
  mt?: number
}

/** The pages of a list that is longer than one. */
export const NumberedPages = ({ total = 0, rows, page, onPage, mt = 2 }: NumberedPagesProps) =>
  total > rows && (
    <PageNumbers
      sx={{ mt }}
      count={Math.ceil(total / rows)}
      page={page + 1}
      onChange={(_event, chosen) => onPage(chosen - 1)}
    />
  )

/** Tells staff of some branches why a list that their role could edit has no buttons for it. */
export function ChainNotice({ resource: { create, change, remove } }: { resource: AnyResource }) {
  const account = useOwnStaff()
  const edits = ([create, change, remove] as (StaffCall | undefined)[]).filter((call) => call !== undefined)
  if (account === undefined || edits.length === 0) return null
  if (!edits.every((call) => isOfChain(account, call))) return null
  return (
    <Alert severity="info" sx={{ mt: 2 }}>
      {PANEL_TEXTS.ofChain}
    </Alert>
  )
}
