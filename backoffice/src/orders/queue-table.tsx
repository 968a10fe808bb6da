import { useState, type KeyboardEvent, type ReactNode } from 'react'
import ChatIcon from '@mui/icons-material/ChatBubbleOutlineOutlined'
import {
  Box,
  Button,
  Checkbox,
  Chip,
  Menu,
  MenuItem,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Tooltip,
  Typography,
} from '@mui/material'
import { useStore } from 'react-admin'
import { Link } from 'react-router-dom'
import {
  deliveryAddress,
  linesCount,
  ordersCount,
  orderTitle,
  QUEUE_TEXTS,
  type QueuedOrder,
} from '@gondola/contract/orders'
import { formatDate, formatPesos, formatTime } from '@gondola/contract/base'
import { stateText } from '../ui/orders/order-words.ts'
import { MoneyChip } from './money/money-chip.tsx'
import { OrderButtons } from './order-buttons.tsx'
import { LeftInCrate, moneyOf, pickerText, toneOf, SlotEndChip } from './queued-order.tsx'
import { isChoosable } from './steps-together.tsx'

const { columns: TITLES } = QUEUE_TEXTS
type ColumnName = keyof typeof TITLES

const CELLS: Readonly<Record<ColumnName, (order: QueuedOrder) => ReactNode>> = {
  cliente: ({ Opt1, Opt4 }) => (
    <>
      {Opt1}{' '}
      {Opt4 !== '' && (
        <Tooltip title={`«${Opt4}»`}>
          <ChatIcon titleAccess={`«${Opt4}»`} sx={{ fontSize: 14, verticalAlign: 'middle' }} />
        </Tooltip>
      )}
    </>
  ),
  estado: (order) => (
    <>
      <Chip size="small" label={stateText(order)} color={toneOf(order)} /> <SlotEndChip order={order} />
      <LeftInCrate order={order} />
      {order.Cambios !== undefined && <Chip size="small" variant="outlined" label={QUEUE_TEXTS.changed} />}
      {order.Alcohol && <Chip size="small" color="error" label={QUEUE_TEXTS.alcohol} />}
    </>
  ),
  entrega: (order) =>
    order.FormaEntrega === 'ED'
      ? deliveryAddress(order)
      : order.FormaEntrega && QUEUE_TEXTS.forms[order.FormaEntrega],
  lineas: ({ LineasPreparadas, CantidadLineas }) => linesCount(LineasPreparadas, CantidadLineas),
  total: ({ TotalNeto }) => formatPesos(TotalNeto),
  pago: (order) => {
    const money = moneyOf(order)
    return money !== null && <MoneyChip state={money} />
  },
  prepara: pickerText,
  sucursal: ({ NombreSucursal }) => NombreSucursal,
  pedido: ({ Fecha, Fechahora }) => `${formatDate(Fecha)} ${formatTime(Fechahora)}`,
}
const COLUMNS = Object.keys(CELLS) as ColumnName[]

interface QueueTableProps {
  /** The orders of each slot, by its name. */
  groups: ReadonlyMap<string, readonly QueuedOrder[]>
  chosen: ReadonlySet<number>
  onChoose: (orders: readonly QueuedOrder[], isChosen: boolean) => void
  onDone: () => void
  /** At the beginning of the line over the table. */
  children: ReactNode
}

/** The queue on a wide window: a line for each order, whose link is moved by arrows and chosen by the space bar. */
export function QueueTable({ groups, chosen, onChoose, onDone, children }: QueueTableProps) {
  const [hidden, setHidden] = useStore<ColumnName[]>('cola.ocultas', ['pedido'])
  const hasBranches = [...groups.values()].some((orders) =>
    orders.some(({ NombreSucursal }) => NombreSucursal),
  )
  const shown = COLUMNS.filter((name) => !hidden.includes(name) && (name !== 'sucursal' || hasBranches))
  return (
    <>
      <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', columnGap: 2 }}>
        {children}
        <Typography variant="caption" color="text.secondary" sx={{ flexGrow: 1 }}>
          {QUEUE_TEXTS.keys}
        </Typography>
        <ColumnMenu hidden={hidden} onChange={setHidden} />
      </Stack>
      <TableContainer role="region" tabIndex={0} aria-label={QUEUE_TEXTS.title}>
        <Table size="small" sx={DENSE} onKeyDown={moveByKeys}>
          <TableHead>
            <TableRow>
              <TableCell component="td" padding="checkbox" />
              <TableCell>{QUEUE_TEXTS.number}</TableCell>
              <TableCell>{QUEUE_TEXTS.step}</TableCell>
              {shown.map((name) => (
                <TableCell key={name} {...alignOf(name)}>
                  {TITLES[name]}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          {[...groups].map(([name, orders]) => (
            <TableBody key={name}>
              <SlotRow
                name={name}
                orders={orders}
                columns={shown.length + 2}
                chosen={chosen}
                onChoose={onChoose}
              />
              {orders.map((order) => (
                <TableRow
                  key={order.Id}
                  hover
                  selected={chosen.has(order.Id)}
                  aria-label={orderTitle(order.Id)}
                >
                  <TableCell padding="checkbox">
                    {isChoosable(order) && (
                      <Checkbox
                        size="small"
                        checked={chosen.has(order.Id)}
                        onChange={(_event, isChosen) => onChoose([order], isChosen)}
                        slotProps={{
                          input: { 'aria-label': `${QUEUE_TEXTS.choose}: ${orderTitle(order.Id)}` },
                        }}
                      />
                    )}
                  </TableCell>
                  <TableCell>
                    <Box
                      component={Link}
                      to={`/cola/${order.Id}`}
                      aria-label={orderTitle(order.Id)}
                      data-order={order.Id}
                      sx={{
                        fontWeight: 700,
                        color: 'primary.main',
                        display: 'inline-block',
                        minWidth: 24,
                        lineHeight: '24px',
                      }}
                      onKeyDown={(event: KeyboardEvent) => {
                        if (event.key !== ' ' || !isChoosable(order)) return
                        event.preventDefault()
                        onChoose([order], !chosen.has(order.Id))
                      }}
                    >
                      {order.Id}
                    </Box>
                  </TableCell>
                  <TableCell>
                    <OrderButtons order={order} onDone={onDone} extent="next" />
                  </TableCell>
                  {shown.map((column) => (
                    <TableCell key={column} {...alignOf(column)} {...(column !== 'estado' && CUT)}>
                      {CELLS[column](order)}
                    </TableCell>
                  ))}
                </TableRow>
              ))}
            </TableBody>
          ))}
        </Table>
      </TableContainer>
    </>
  )
}

interface SlotRowProps {
  name: string
  orders: readonly QueuedOrder[]
  columns: number
  chosen: ReadonlySet<number>
  onChoose: QueueTableProps['onChoose']
}

/** A slot's heading, which chooses all of its orders. */
function SlotRow({ name, orders, columns, chosen, onChoose }: SlotRowProps) {
  const choosable = orders.filter(isChoosable)
  const count = choosable.filter(({ Id }) => chosen.has(Id)).length
  return (
    <TableRow sx={{ bgcolor: 'action.hover' }}>
      <TableCell padding="checkbox">
        {choosable.length > 0 && (
          <Checkbox
            size="small"
            checked={count === choosable.length}
            indeterminate={count > 0 && count < choosable.length}
            onChange={(_event, isChosen) => onChoose(choosable, isChosen)}
            slotProps={{ input: { 'aria-label': `${QUEUE_TEXTS.chooseAll}: ${name}` } }}
          />
        )}
      </TableCell>
      <TableCell component="th" scope="rowgroup" colSpan={columns} sx={{ fontWeight: 700 }}>
        {name} · {ordersCount(orders.length)}
      </TableCell>
    </TableRow>
  )
}

interface ColumnMenuProps {
  hidden: readonly ColumnName[]
  onChange: (hidden: ColumnName[]) => void
}

/** Which columns the table shows, on this device. */
function ColumnMenu({ hidden, onChange }: ColumnMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <Button
        size="small"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {QUEUE_TEXTS.chooseColumns}
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {COLUMNS.map((name) => {
          const isShown = !hidden.includes(name)
          return (
            <MenuItem
              key={name}
              role="menuitemcheckbox"
              aria-checked={isShown}
              onClick={() => onChange(isShown ? [...hidden, name] : hidden.filter((other) => other !== name))}
            >
              <Checkbox size="small" checked={isShown} tabIndex={-1} aria-hidden />
              {TITLES[name]}
            </MenuItem>
          )
        })}
      </Menu>
    </>
  )
}

/** Arrow keys go from one order's link to the next one's. */
function moveByKeys(event: KeyboardEvent<HTMLElement>) {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  if (step === 0 || !(event.target instanceof HTMLElement) || event.target.dataset['order'] === undefined)
    return
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-order]')]
  event.preventDefault()
  links[links.indexOf(event.target) + step]?.focus()
}

const alignOf = (name: ColumnName) => (name === 'total' ? ({ align: 'right' } as const) : {})

/** A long name or address is cut; a state's words are not. */
const CUT = { sx: { maxWidth: '12em', overflow: 'hidden', textOverflow: 'ellipsis' } } as const

/** Rows as low as a button that can still be met. */
const DENSE = {
  '& .MuiTableCell-root': {
    py: 0,
    px: 0.75,
    fontSize: '0.8125rem',
    lineHeight: 1.3,
    whiteSpace: 'nowrap',
  },
  '& .MuiCheckbox-root': { p: 0.25 },
  '& .MuiTableCell-paddingCheckbox': { width: 28, px: 0.25 },
  '& .MuiChip-root': { minHeight: 20 },
  '& .MuiChip-label': { whiteSpace: 'nowrap' },
  '& .MuiButton-root': { minHeight: 24, minWidth: 0, py: 0, px: 0.5, fontSize: '0.8125rem' },
} as const
