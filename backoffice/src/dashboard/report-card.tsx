import { useId, useState, type ReactNode } from 'react'
import { Box, Button, Card, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material'
import DownloadIcon from '@mui/icons-material/Download'
import TableIcon from '@mui/icons-material/TableRows'
import { useNotify } from 'react-admin'
import type { CsvValue } from '@gondola/contract/base'
import { DASHBOARD_TEXTS as TEXTS } from '@gondola/contract/reports'
import { faultText } from '../api/call-server.ts'
import { downloadCsv } from '../ui/records/export-csv.ts'
import { RowsTable } from '../ui/records/rows-table.tsx'
import { Failed } from '../ui/frame/failed.tsx'
import { Hint } from '../ui/frame/part.tsx'

interface ChoiceButtonsProps<T extends string> {
  label: string
  names: Readonly<Record<T, string>>
  chosen: T
  onChoose: (chosen: T) => void
}

/** Buttons for the views of a chart. */
export const ChoiceButtons = <T extends string>({
  label,
  names,
  chosen,
  onChoose,
}: ChoiceButtonsProps<T>) => (
  <ToggleButtonGroup
    exclusive
    size="small"
    color="primary"
    value={chosen}
    onChange={(_event, value: T | null) => value !== null && onChoose(value)}
    aria-label={label}
  >
    {(Object.entries(names) as [T, string][]).map(([value, name]) => (
      <ToggleButton key={value} value={value} sx={{ minHeight: 44, px: 2, textTransform: 'none' }}>
        {name}
      </ToggleButton>
    ))}
  </ToggleButtonGroup>
)

/** A column of a report: the value of its cell in a file, and its text on the screen. */
export interface ReportColumn<T> {
  heading: string
  value: (row: T) => CsvValue
  text?: (row: T) => string
}

export interface ReportCardProps<T> {
  title: string
  /** What is counted, and how. */
  hint?: string
  /** The chart as a sentence. */
  summary: string | null
  /** Shown if there is no data. */
  none: string
  columns: readonly ReportColumn<T>[]
  /** Undefined while loading. */
  rows: readonly T[] | undefined
  error?: Error | null
  /** Fetches all rows for the file, if the card shows only the first ones. */
  listAll?: () => Promise<readonly T[]>
  /** The period, for the file's name. */
  period?: string
  /** Options of the chart. */
  choices?: ReactNode
  /** The chart. */
  children: ReactNode
}

/** Reports side by side on a wide window. */
export const TWO_SIDES = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
} as const

/** One report: a sentence, a chart, and the same data as a table and as a file. */
export function ReportCard<T>(props: ReportCardProps<T>) {
  const { title, hint, summary, none, rows, error, choices, children } = props
  const id = useId()
  const isEmpty = rows?.length === 0
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: 2, minWidth: 0 }}>
      <Typography id={id} component="h2" variant="h6">
        {title}
      </Typography>
      {hint && <Hint>{hint}</Hint>}
      {error && <Failed error={error} />}
      {rows === undefined && !error && <Typography sx={{ mt: 1 }}>{TEXTS.loading}…</Typography>}
      {isEmpty && <Typography sx={{ mt: 1 }}>{none}</Typography>}
      {rows !== undefined && !isEmpty && (
        <>
          {summary && <Typography sx={{ mt: 1 }}>{summary}</Typography>}
          {choices && <Box sx={{ mt: 1 }}>{choices}</Box>}
          <Box sx={{ mt: 2 }}>{children}</Box>
          <Data {...props} rows={rows} />
        </>
      )}
    </Card>
  )
}

function Data<T>({ title, columns, rows, listAll, period }: ReportCardProps<T> & { rows: readonly T[] }) {
  const notify = useNotify()
  const [isOpen, setOpen] = useState(false)
  async function download() {
    try {
      const all = listAll === undefined ? rows : await listAll()
      const name = [title, period].filter(Boolean).join(' ')
      downloadCsv(name, [
        columns.map(({ heading }) => heading),
        ...all.map((row) => columns.map(({ value }) => value(row))),
      ])
    } catch (error) {
      notify(faultText(error), { type: 'error' })
    }
  }
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
        <Button
          size="small"
          startIcon={<TableIcon />}
          aria-expanded={isOpen}
          aria-label={TEXTS.tableOf(title)}
          onClick={() => setOpen(!isOpen)}
        >
          {TEXTS.asTable}
        </Button>
        <Button
          size="small"
          startIcon={<DownloadIcon />}
          aria-label={TEXTS.csvOf(title)}
          onClick={() => void download()}
        >
          {TEXTS.csv}
        </Button>
      </Box>
      {isOpen && <DataTable title={title} columns={columns} rows={rows} />}
    </>
  )
}

function DataTable<T>({
  title,
  columns,
  rows,
}: Pick<ReportCardProps<T>, 'title' | 'columns'> & { rows: readonly T[] }) {
  return (
    // focusable, so that the keyboard can scroll a table wider than a phone
    <Box
      role="region"
      tabIndex={0}
      aria-label={TEXTS.tableName(title)}
      sx={{ overflow: 'auto', maxHeight: 420 }}
    >
      <RowsTable<T>
        sticky
        rows={rows}
        columns={columns.map(({ heading, value, text }) => ({
          title: heading,
          cell: (row) => (text ? text(row) : String(value(row) ?? '')),
          right: (row) => typeof value(row) === 'number',
        }))}
      />
    </Box>
  )
}
