import type { ReactElement, ReactNode } from 'react'
import { Typography } from '@mui/material'
import {
  DataTable,
  List,
  SearchInput,
  SimpleList,
  useResourceContext,
  type Exporter,
  type Identifier,
  type ListProps,
} from 'react-admin'
import { LIST_SEARCH_MAX_CHARACTERS } from '@gondola/contract/base'
import { ACTIONS_HEADING } from '../../texts/react-admin.ts'
import { useBranchFilter } from '../forms/branch-inputs.tsx'
import { FailedList, SHOWN_WHERE_IT_IS } from '../frame/failed.tsx'
import { titlesOf, useResourceScreens } from '../frame/screen.ts'
import { useIsNarrow, useIsPhone } from '../frame/window-size.ts'
import { filtersOf, shownOf, useTableColumns, type Column } from './columns.tsx'
import { downloadCsv, exportedRows } from './export-csv.ts'
import { ChainNotice, ListButtons, Pages } from './list-buttons.tsx'

export type Row<T> = T & { id: Identifier }
type Opens<T> = 'edit' | 'show' | false | ((record: Row<T>) => string)
/** A column's field, or what is shown of a record. */
type Part<T> = string | ((record: Row<T>) => ReactNode)

/** The rows of a list: a table, or on a narrow screen lines. */
interface RowOptions<T extends object> {
  columns: readonly Column<Row<T>>[]
  /** A line on a narrow screen: what it begins with, what is below, and at its end; columns or functions. */
  line: readonly [first: Part<T>, second?: Part<T> | null, third?: Part<T>]
  /** A line's picture. */
  picture?: (record: Row<T>) => ReactElement
  lineSx?: (record: Row<T>) => object
  /** Lines only on a phone: the table is narrow enough for a tablet. */
  phoneOnly?: true
  /** What a row opens: its form, its page, or nothing. */
  opens?: Opens<T>
  /** What a line opens, if not the same. */
  lineOpens?: Opens<T>
  /** A row's buttons. */
  actions?: ReactElement
  /** What can be done with several rows at once; true: react-admin's deletion. */
  bulk?: ReactElement | true
}

/** The list of a kind of record: its rows, a search, filters, and an export. */
export interface ListOptions<T extends object>
  extends RowOptions<T>, Pick<ListProps, 'perPage' | 'pagination' | 'filter'> {
  /** `Nombre`, or `-Fecha` for the last one first. */
  sort?: string
  /** The search's own placeholder; false: the list has no search. */
  search?: string | false
  /** Further filters than the columns'. */
  filters?: readonly ReactElement[]
  filterDefaultValues?: Readonly<Record<string, unknown>>
  /** Filtered by branch, too, in a shop of several. */
  byBranch?: true
  /** Above the list. */
  heading?: string | undefined
  /** What the list is, and what to do with it. */
  intro?: string
  /** Between that and the rows. */
  above?: ReactNode
  /** The list's buttons, where there are others than the usual ones. */
  buttons?: ReactElement
  /** The fields of the export in their order; by default all that have a title and a value. */
  exported?: readonly string[]
}

/** A search takes no more than the server does. */
const NO_LONGER = { htmlInput: { maxLength: LIST_SEARCH_MAX_CHARACTERS } }

/** The list of a kind of record: 25 rows, filters visible, export as Argentine CSV. */
export function RecordList<T extends object>({ options }: { options: ListOptions<T> }) {
  const { columns, search, sort, byBranch, heading, intro, above, buttons, ...rest } = options
  const { perPage, pagination, filter, filterDefaultValues, exported, filters = [] } = rest
  const screens = useResourceScreens(useResourceContext())
  const branch = useBranchFilter(byBranch === true)
  const shown = [
    ...(search === false
      ? []
      : [
          <SearchInput
            key="q"
            source="q"
            alwaysOn
            slotProps={NO_LONGER}
            {...defined({ placeholder: search })}
          />,
        ]),
    ...filtersOf(columns),
    ...filters,
    ...branch,
  ]
  const exporter: Exporter<Row<T>> = (records) =>
    screens && downloadCsv(screens.texts.many, exportedRows(titlesOf(screens), columns, records, exported))
  return (
    <>
      {heading && <Typography sx={{ mt: 2 }}>{heading}</Typography>}
      {screens && <ChainNotice resource={screens.resource} />}
      <List
        perPage={25}
        empty={false}
        error={<FailedList />}
        queryOptions={SHOWN_WHERE_IT_IS}
        pagination={<Pages />}
        actions={<ListButtons filters={hasHidden(shown)} />}
        {...(screens && { title: screens.texts.many })}
        exporter={exporter}
        {...(sort && {
          sort: { field: sort.replace('-', ''), order: sort.startsWith('-') ? 'DESC' : 'ASC' },
        })}
        {...(shown.length > 0 && { filters: shown })}
        {...defined({ perPage, pagination, filter, filterDefaultValues, actions: buttons })}
      >
        {intro !== undefined && (
          <Typography variant="body2" sx={{ p: 2, maxWidth: '70ch' }}>
            {intro}
          </Typography>
        )}
        {above}
        <RecordRows {...options} />
      </List>
    </>
  )
}

/** Whether there are filters that are not always there, to be added by a menu. */
const hasHidden = (filters: readonly ReactElement[]): boolean =>
  filters.some((filter) => (filter as ReactElement<{ alwaysOn?: boolean }>).props.alwaysOn !== true)

/** The rows of a list, or of the records that belong to another: a table, or on a narrow screen lines. */
export function RecordRows<T extends object>(options: RowOptions<T>) {
  const isPhone = useIsPhone()
  const isNarrow = useIsNarrow()
  return (options.phoneOnly ? isPhone : isNarrow) ? <Lines {...options} /> : <RecordTable {...options} />
}

export function RecordTable<T extends object>({
  columns,
  opens,
  actions,
  bulk,
}: Omit<RowOptions<T>, 'line'>) {
  const shown = useTableColumns(columns)
  return (
    <DataTable
      {...(bulk !== true && { bulkActionButtons: bulk ?? false })}
      {...(opens !== undefined && { rowClick: clickOf(opens) })}
    >
      {shown}
      {actions && <DataTable.Col label={ACTIONS_HEADING}>{actions}</DataTable.Col>}
    </DataTable>
  )
}

function Lines<T extends object>({ columns, line, picture, lineSx, actions, ...rest }: RowOptions<T>) {
  const { opens, lineOpens = opens } = rest
  const [first, second, third] = line
  const textOf = (part: Part<T>) => (record: Row<T>) =>
    typeof part === 'function'
      ? part(record)
      : shownOf(columns.find(({ field }) => field === part) ?? { field: part }, record)
  const details = second ? textOf(second) : undefined
  return (
    <SimpleList<Row<T>>
      primaryText={textOf(first)}
      {...(details && {
        secondaryText: (record: Row<T>) =>
          actions && lineOpens === false ? (
            <>
              {details(record)} {actions}
            </>
          ) : (
            details(record)
          ),
      })}
      {...(third && { tertiaryText: textOf(third) })}
      {...(picture && { leftIcon: picture })}
      {...(lineSx && { rowSx: lineSx })}
      {...(lineOpens !== undefined && { rowClick: clickOf(lineOpens) })}
    />
  )
}

/** react-admin's click on a row. */
const clickOf = <T,>(opens: Opens<T>): never =>
  (typeof opens === 'function'
    ? (_id: unknown, _resource: string, record: Row<T>) => opens(record)
    : opens) as never

/** Without absent properties, which would override defaults. */
export const defined = <P extends object>(props: P): Partial<P> =>
  Object.fromEntries(Object.entries(props).filter(([, value]) => value !== undefined)) as Partial<P>
