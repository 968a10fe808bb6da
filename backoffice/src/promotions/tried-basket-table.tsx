import {
  Alert,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableFooter,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material'
import {
  type TriedBasket,
  type TriedLine,
  SIMULATOR_TEXTS as TEXTS,
  formatDiscount,
} from '@gondola/contract/promotions'
import { formatPesos, formatQuantity } from '@gondola/contract/base'
import { Hint } from '../ui/frame/part.tsx'

/** A simulated basket line by line, with the reasons below each, and its totals. */
export function TriedBasketTable({ tried }: { tried: TriedBasket }) {
  const { Lineas, Faltantes, TotalBruto, TotalDescuento, TotalNeto, UnaPorUna } = tried
  return (
    <TableContainer>
      {Faltantes.length > 0 && (
        <Alert severity="warning">
          {TEXTS.missing}: {Faltantes.join(', ')}
        </Alert>
      )}
      {UnaPorUna && <Alert severity="info">{TEXTS.oneByOne}</Alert>}
      <Table size="small" aria-label={TEXTS.title}>
        <TableHead>
          <TableRow>
            <TableCell>{TEXTS.article}</TableCell>
            <TableCell align="right">{TEXTS.price}</TableCell>
            <TableCell align="right">{TEXTS.lineTotal}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {Lineas.map((line) => (
            <Line key={line.Codart} line={line} />
          ))}
        </TableBody>
        <TableFooter>
          <Sum name={TEXTS.gross} amount={formatPesos(TotalBruto)} />
          <Sum name={TEXTS.discount} amount={formatDiscount(TotalDescuento)} />
          <Sum name={TEXTS.net} amount={formatPesos(TotalNeto)} strong />
        </TableFooter>
      </Table>
    </TableContainer>
  )
}

function Line({ line }: { line: TriedLine }) {
  const { Descrip, Cantidad, Unidad, Precioindividual, Preciolista, Precioventa } = line
  return (
    <>
      <TableRow sx={{ '& > *': { border: 0 } }}>
        <TableCell component="th" scope="row">
          {Descrip}
          <Typography variant="body2">{formatQuantity(Cantidad, Unidad)}</Typography>
        </TableCell>
        <TableCell align="right">
          {formatPesos(Precioindividual)}
          {Preciolista !== null && (
            <Typography variant="body2">{TEXTS.listPrice(formatPesos(Preciolista))}</Typography>
          )}
        </TableCell>
        <TableCell align="right">{formatPesos(Precioventa)}</TableCell>
      </TableRow>
      <TableRow>
        <TableCell colSpan={3} sx={{ pt: 0 }}>
          <Reasons line={line} />
        </TableCell>
      </TableRow>
    </>
  )
}

function Reasons({ line: { Promociones, Descuentos, Falta } }: { line: TriedLine }) {
  if (Promociones.length === 0) return <Typography variant="body2">{TEXTS.none}</Typography>
  return (
    <>
      {Descuentos.map(({ Promocion, Texto, Monto }) => (
        <Typography key={Promocion} variant="body2" sx={{ fontWeight: 600 }}>
          {Texto} {formatDiscount(Monto)}
        </Typography>
      ))}
      {Falta && <Typography variant="body2">{Falta}</Typography>}
      <Hint>
        {TEXTS.candidates}:{' '}
        {Promociones.map(({ Descripcion, Texto }) => `${Descripcion} (${Texto})`).join(', ')}
      </Hint>
    </>
  )
}

const Sum = ({ name, amount, strong = false }: { name: string; amount: string; strong?: boolean }) => (
  <TableRow>
    <TableCell component="th" scope="row" colSpan={2}>
      {name}
    </TableCell>
    <TableCell align="right">
      {strong ? <Typography sx={{ fontWeight: 700 }}>{amount}</Typography> : amount}
    </TableCell>
  </TableRow>
)
