import {
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableFooter,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material'
import { lineNoteText } from '@gondola/contract/cart'
import { type PickingLine, type StaffOrder, ORDER_TEXTS, OrderStatus } from '@gondola/contract/orders'
import { formatPesos, formatQuantity, sumOfPesos } from '@gondola/contract/base'
import { lineDifferenceTexts as texts } from '../texts/queue-screens.ts'
import { useIsPhone } from '../ui/frame/window-size.ts'
import { Part, Hint } from '../ui/frame/part.tsx'

/** An order's totals by name, in pesos; the last one is paid. */
export function totalsOf({
  TotalBruto,
  TotalDescuento,
  TotalEnvio,
  TotalNeto,
  TotalesPedido,
}: StaffOrder): [name: string, amount: number][] {
  return [
    [ORDER_TEXTS.subtotal, TotalBruto],
    ...(TotalDescuento ? [[ORDER_TEXTS.discount, -TotalDescuento] as [string, number]] : []),
    ...(TotalEnvio ? [[ORDER_TEXTS.shipping, TotalEnvio] as [string, number]] : []),
    ...(TotalesPedido ? [[ORDER_TEXTS.orderedTotal, TotalesPedido.TotalNeto] as [string, number]] : []),
    [ORDER_TEXTS.total, TotalNeto],
  ]
}

/** An order's lines as ordered and as prepared, and its totals; `cost` is in pesos what it costs after what was refused. */
export function OrderLines({ order, cost }: { order: StaffOrder; cost: number | undefined }) {
  const isNarrow = useIsPhone()
  // on a phone one quantity fits: what was prepared, once all of it is; a line's difference tells the other
  const isPrepared = order.Lineas.every(({ Preparado }) => Preparado !== undefined)
  const shows = { ordered: !isNarrow || !isPrepared, prepared: !isNarrow || isPrepared }
  const totals = totalsOf(order)
  if (order.Estado === OrderStatus.Delivered && cost !== undefined && cost < order.TotalNeto)
    totals.push([ORDER_TEXTS.lowered, sumOfPesos([cost, -order.TotalNeto])], [ORDER_TEXTS.lowerTotal, cost])
  return (
    <Part title={ORDER_TEXTS.lines}>
      <TableContainer tabIndex={0} role="region" aria-label={ORDER_TEXTS.lines}>
        <Table size="small" sx={{ '& .MuiTableCell-root': { px: { xs: 0.75, sm: 2 } } }}>
          <TableHead>
            <TableRow>
              <TableCell>{ORDER_TEXTS.article}</TableCell>
              {shows.ordered && <TableCell align="right">{ORDER_TEXTS.ordered}</TableCell>}
              {shows.prepared && <TableCell align="right">{ORDER_TEXTS.prepared}</TableCell>}
              <TableCell align="right">{ORDER_TEXTS.amount}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {order.Lineas.map((line) => (
              <Line
                key={line.Items}
                line={line}
                shows={shows}
                isGood={order.Valoraciones.find(({ Items }) => Items === line.Items)?.Bien}
              />
            ))}
          </TableBody>
          <TableFooter>
            {totals.map(([name, amount], row) => {
              // the one that is paid is told apart
              const look =
                row === totals.length - 1
                  ? { fontSize: '1.125rem', fontWeight: 700 }
                  : { fontSize: '0.875rem' }
              return (
                <TableRow key={name}>
                  <TableCell
                    component="th"
                    scope="row"
                    colSpan={isNarrow ? 2 : 3}
                    align="right"
                    sx={{ color: 'text.primary', ...look }}
                  >
                    {name}
                  </TableCell>
                  <TableCell align="right" sx={{ color: 'text.primary', whiteSpace: 'nowrap', ...look }}>
                    {formatPesos(amount)}
                  </TableCell>
                </TableRow>
              )
            })}
          </TableFooter>
        </Table>
      </TableContainer>
    </Part>
  )
}

interface LineProps {
  line: PickingLine
  shows: Record<'ordered' | 'prepared', boolean>
  /** What the customer said of it; undefined: nothing. */
  isGood: boolean | undefined
}

function Line({ line, shows, isGood }: LineProps) {
  const { Descrip, Codart, Cantidad, Unidad, Precioventa, Preparado } = line
  const difference = differenceText(line)
  const stand = Preparado?.Cantidad === 0 ? Preparado.Sustituto : null
  return (
    <TableRow>
      <TableCell component="th" scope="row">
        {stand ? <s>{Descrip}</s> : Descrip}
        {line.Aclaracion && <Typography variant="body2">{lineNoteText(line.Aclaracion)}</Typography>}
        <Hint>
          {Codart}
          {difference && ` · ${difference}`}
          {Preparado?.Nota && ` · «${Preparado.Nota}»`}
        </Hint>
        {isGood !== undefined && (
          <Typography variant="body2" color={isGood ? 'success.main' : 'error.main'}>
            {isGood ? ORDER_TEXTS.ratedGood : ORDER_TEXTS.ratedBad}
          </Typography>
        )}
      </TableCell>
      {shows.ordered && (
        <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
          {formatQuantity(Cantidad, Unidad)}
        </TableCell>
      )}
      {shows.prepared && (
        <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
          {stand
            ? formatQuantity(stand.Cantidad, stand.Unidad)
            : Preparado && formatQuantity(Preparado.Cantidad, Unidad)}
        </TableCell>
      )}
      <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
        {formatPesos(Preparado?.Precioventa ?? Precioventa)}
      </TableCell>
    </TableRow>
  )
}

/** How the prepared line differs from the ordered one; null if it does not, or is not prepared. */
export function differenceText({ Cantidad, Unidad, Preparado }: PickingLine): string | null {
  if (Preparado === undefined || (Preparado.Sustituto === null && Preparado.Cantidad === Cantidad))
    return null
  const { Sustituto } = Preparado
  const quantities = texts.quantities(
    formatQuantity(Cantidad, Unidad),
    formatQuantity(Preparado.Cantidad, Unidad),
  )
  if (Sustituto === null) return Preparado.Cantidad === 0 ? texts.missing : quantities
  const other = `${Sustituto.Descrip} (${formatQuantity(Sustituto.Cantidad, Sustituto.Unidad)})`
  return Preparado.Cantidad === 0 ? texts.replaced(other) : `${quantities} · ${texts.restReplaced(other)}`
}
