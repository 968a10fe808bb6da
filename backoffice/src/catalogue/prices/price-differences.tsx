import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow, Typography } from '@mui/material'
import type { OvertakenOffer, PriceDifference } from '@gondola/contract/catalogue-admin'
import { formatPesos, formatVariation as variation } from '@gondola/contract/base'
import { PRICE_CHANGE_TEXTS } from '../../texts/catalogue-panel.ts'

interface PriceDifferencesProps {
  name: string
  /** With the offer's price, if the list is about offers. */
  differences: readonly (PriceDifference & Partial<Pick<OvertakenOffer, 'Preciooferta'>>)[]
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
          {hasOffers(differences) && <TableCell align="right">{PRICE_CHANGE_TEXTS.offerPrice}</TableCell>}
        </TableRow>
      </TableHead>
      <TableBody>
        {differences.map(({ Codigo, Descripcion, Antes, Despues, Preciooferta }) => (
          <TableRow key={Codigo}>
            <TableCell>{Descripcion}</TableCell>
            <TableCell align="right">{formatPesos(Antes)}</TableCell>
            <TableCell align="right">{formatPesos(Despues)}</TableCell>
            <TableCell align="right">{variation(Antes, Despues)}</TableCell>
            {Preciooferta !== undefined && <TableCell align="right">{formatPesos(Preciooferta)}</TableCell>}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  </TableContainer>
)

const hasOffers = (differences: PriceDifferencesProps['differences']): boolean =>
  differences.some(({ Preciooferta }) => Preciooferta !== undefined)
