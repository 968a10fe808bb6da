import type { ReactElement, ReactNode } from 'react'
import { DataTable, SelectInput, SimpleList, type RaRecord } from 'react-admin'
import { ACTIONS_HEADING } from '../../texts/work-list.ts'
import { choicesOf } from '../forms/choices.ts'
import { useIsNarrow } from '../frame/use-is-narrow.ts'
import { ListIntro } from './list-intro.tsx'
import { ListScreen } from './list-screen.tsx'
import { ListSearch } from './list-search.tsx'

interface WorkListProps<T extends RaRecord> {
  /** What is to be done with the rows. */
  intro: string
  /** Between that and the rows. */
  above?: ReactNode
  filters: ReactElement[]
  /** What is shown at first: what waits. */
  filterDefaultValues?: Readonly<Record<string, unknown>>
  /** On a narrow screen, a row's first line, and what follows it. */
  title: (record: T) => ReactNode
  details: (record: T) => ReactNode
  /** A row's buttons. */
  actions: ReactElement
  /** The table's columns. */
  children: ReactNode
}

/** A list of what waits for staff, newest first, whose rows open nothing and have buttons. */
export function WorkList<T extends RaRecord>(props: WorkListProps<T>) {
  const { intro, above, filters, filterDefaultValues, title, details, actions, children } = props
  const isNarrow = useIsNarrow()
  return (
    <ListScreen
      filters={filters}
      sort={{ field: 'Id', order: 'DESC' }}
      {...(filterDefaultValues && { filterDefaultValues })}
    >
      <ListIntro>{intro}</ListIntro>
      {above}
      {isNarrow ? (
        <SimpleList<T>
          rowClick={false}
          primaryText={title}
          secondaryText={(record) => (
            <>
              {details(record)} {actions}
            </>
          )}
        />
      ) : (
        <DataTable bulkActionButtons={false} rowClick={false}>
          {children}
          <DataTable.Col label={ACTIONS_HEADING}>{actions}</DataTable.Col>
        </DataTable>
      )}
    </ListScreen>
  )
}

/** A search and a choice of a field's values, both always there. */
export const searchAndChoice = (source: string, names: Readonly<Record<string, string>>): ReactElement[] => [
  <ListSearch key="q" source="q" alwaysOn />,
  <SelectInput key={source} source={source} choices={choicesOf(names)} alwaysOn />,
]
