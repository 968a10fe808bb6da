import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow, Typography } from '@mui/material'
import type { PriceDifference } from '@gondola/contract/entities/staff-price.ts'
import { formatPesos } from '@gondola/contract/texts/format.ts'
import { PRICE_CHANGE_TEXTS } from '@gondola/contract/texts/staff/catalogue-panel.ts'
import { formatVariation as variation } from '@gondola/contract/texts/format.ts'

interface PriceDifferencesProps {
  name: string
  differences: readonly PriceDifference[]
}

/** Prices before and after, in a table. */
export const PriceDifferences = ({ name, differences }: PriceDifferencesProps) => (
  <TableContainer tabIndex={0} role="region" aria-label={name}>
    <Table size="small">
      <Typography component="caption" sx={{ captionSide: 'top', fontWeight: 700 }}>
        {name}
      </Typography>
      <TableHead>
        <TableRow>
          <TableCell>{PRICE_CHANGE_TEXTS.article}</TableCell>
          <TableCell align="right">{PRICE_CHANGE_TEXTS.before}</TableCell>
          <TableCell align="right">{PRICE_CHANGE_TEXTS.after}</TableCell>
          <TableCell align="right">{PRICE_CHANGE_TEXTS.change}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {differences.map(({ Codigo, Descripcion, Antes, Despues }) => (
          <TableRow key={Codigo}>
            <TableCell>{Descripcion}</TableCell>
            <TableCell align="right">{formatPesos(Antes)}</TableCell>
            <TableCell align="right">{formatPesos(Despues)}</TableCell>
            <TableCell align="right">{variation(Antes, Despues)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  </TableContainer>
)
