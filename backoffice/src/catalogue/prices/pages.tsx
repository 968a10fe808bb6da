import { TablePagination } from '@mui/material'
import { useTranslate } from 'react-admin'

/** Rows of a page. */
export const ROWS = 25

/** The pages of a table that is no list of records; nothing if there is one. */
export function Pages({ page, total, onPage }: { page: number; total: number; onPage(page: number): void }) {
  const translate = useTranslate()
  if (total <= ROWS) return null
  return (
    <TablePagination
      component="div"
      count={total}
      page={page}
      rowsPerPage={ROWS}
      rowsPerPageOptions={[]}
      onPageChange={(_event, next) => onPage(next)}
      labelDisplayedRows={({ from, to, count }) =>
        translate('ra.navigation.page_range_info', { offsetBegin: from, offsetEnd: to, total: count })
      }
      getItemAriaLabel={(type) => translate(`ra.navigation.${type === 'next' ? 'next' : 'previous'}`)}
    />
  )
}
