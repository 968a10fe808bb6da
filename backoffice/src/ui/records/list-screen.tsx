import type { ReactElement, ReactNode } from 'react'
import {
  CreateButton,
  ExportButton,
  type Exporter,
  FilterButton,
  List,
  type ListProps,
  Pagination,
  TopToolbar,
  useListContext,
  useNotify,
  useResourceContext,
  useResourceDefinition,
  useTranslate,
} from 'react-admin'
import { Alert, Typography } from '@mui/material'
import { LIST_NEWEST_ROWS } from '@gondola/contract/base'
import type { StaffCall } from '@gondola/contract/calls'
import { PANEL_TEXTS, recordExport } from '@gondola/contract/staff'
import { callServer } from '../../api/call-server.ts'
import { columnsOf, csvExporter, fieldsOf } from './export-csv.ts'
import { FailedList, SHOWN_WHERE_IT_IS } from '../frame/failed.tsx'
import { useResourceScreens } from '../frame/screens-context.ts'
import { useOwnStaff } from '../frame/use-own-staff.ts'
import { isOfChain } from '../../api/may-call.ts'
import type { AnyResource } from '../../api/data-provider.ts'

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
function Pages() {
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
      <Typography variant="body2" color="text.secondary" sx={{ px: 2, pb: 2 }}>
        {PANEL_TEXTS.newestOnly(LIST_NEWEST_ROWS)}
      </Typography>
    </>
  )
}

/** The panel's variant of react-admin's list: 25 rows, filters visible, export as Argentine CSV. */
export function ListScreen(props: ListProps) {
  const name = useResourceContext(props)
  const screens = useResourceScreens(name)
  const texts = screens?.texts ?? null
  const exporter: Exporter | false =
    texts !== null &&
    ((records, ...rest) => {
      const columns = columnsOf(fieldsOf(texts.fields, records), screens?.names)
      return csvExporter(texts.many, columns)(records, ...rest)
    })
  return (
    <>
      {screens && <ChainNotice resource={screens.resource} />}
      <List
        perPage={25}
        empty={false}
        error={<FailedList />}
        queryOptions={SHOWN_WHERE_IT_IS}
        pagination={<Pages />}
        exporter={exporter}
        actions={<ListButtons filters={hasHidden(props.filters)} exports={exporter !== false} />}
        {...(texts && { title: texts.many })}
        {...props}
      />
    </>
  )
}

/** Whether there are filters that are not always there, to be added by a menu. */
const hasHidden = (filters: ListProps['filters']): boolean =>
  Array.isArray(filters) &&
  filters.some((filter) => (filter as ReactElement<{ alwaysOn?: boolean }>).props.alwaysOn !== true)

/** Tells staff of some branches why a list that their role could edit has no buttons for it. */
function ChainNotice({ resource: { create, change, remove } }: { resource: AnyResource }) {
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
