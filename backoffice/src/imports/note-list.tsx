import { useState, type ReactNode } from 'react'
import { Box, Card, CardContent, Pagination, Typography } from '@mui/material'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { listImportNotes, type ImportNote, IMPORT_STEP_TEXTS } from '@gondola/contract/imports'
import { askServer } from '../api/call-server.ts'

const ROWS = 20
/** Only a few rejected rows are shown above the decisions. */
const REJECTED_ROWS = 5

interface NoteListProps {
  Id: number
  Tipo: 'rechazadas' | 'avisos'
  total: number
  title: string
  /** Actions on them. */
  children?: ReactNode
}

/** Rows that were rejected or have a warning, with their lines and reasons. */
export function NoteList({ Id, Tipo, total, title, children }: NoteListProps) {
  const [page, setPage] = useState(0)
  const rows = Tipo === 'rechazadas' ? REJECTED_ROWS : ROWS
  const query = { Tipo, _start: page * rows, _end: (page + 1) * rows }
  const { data } = useQuery({
    queryKey: ['import-notes', Id, total, query],
    queryFn: ({ signal }) => askServer<ImportNote[]>(listImportNotes, { params: { Id }, query, signal }),
    placeholderData: keepPreviousData,
    enabled: total > 0,
  })
  if (total === 0) return null
  return (
    <Card>
      <CardContent>
        <Typography component="h2" variant="h6">
          {title}
        </Typography>
        {children}
        <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
          {data?.json.map(({ linea, motivo, detalle }) => (
            <Box
              component="li"
              key={`${linea}${motivo}${detalle}`}
              sx={{ py: 0.5, borderBottom: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}
            >
              <b>
                {IMPORT_STEP_TEXTS.line} {linea}
              </b>{' '}
              {detalle}
            </Box>
          ))}
        </Box>
        {total > rows && (
          <Pagination
            sx={{ mt: 2 }}
            count={Math.ceil(total / rows)}
            page={page + 1}
            onChange={(_event, chosen) => setPage(chosen - 1)}
          />
        )}
      </CardContent>
    </Card>
  )
}
