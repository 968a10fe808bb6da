import { Alert, Box, Link as MuiLink, Typography, useMediaQuery } from '@mui/material'
import { Loading, Title } from 'react-admin'
import { Link } from 'react-router-dom'
import { dayIdOf } from '@gondola/contract/delivery'
import { ordersCount, QUEUE_TEXTS, type SlotWork } from '@gondola/contract/orders'
import { DESK_TEXTS as TEXTS } from '../texts/desk.ts'
import { slotEndText } from '../texts/queue-screens.ts'
import { shopDay, shopOffset } from '../ui/forms/form-values.ts'
import { useChosenBranch, type ChosenBranch } from '../ui/frame/chosen-branch.ts'
import { Failed } from '../ui/frame/failed.tsx'
import { OwnOrders } from '../ui/orders/leave-orders.tsx'
import { dayText } from '../ui/orders/order-words.ts'
import { minutesToEnd, useNow } from '../ui/orders/slot-end.ts'
import { useOrderNews } from '../ui/orders/use-order-news.ts'
import { Heading, LINE, LIST, WaitingLists } from './waiting-lists.tsx'

/** What waits: orders by branch and slot, what went wrong, and what is to be answered. */
export function Desk() {
  const branch = useChosenBranch()
  const { data: news, error } = useOrderNews(branch.chosen)
  const isWide = useMediaQuery((theme) => theme.breakpoints.up('lg'))
  const orders = (
    <Box component="section" key="orders" aria-labelledby="pedidos">
      <Heading id="pedidos">{TEXTS.orders}</Heading>
      {news && error && <Alert severity="warning">{QUEUE_TEXTS.stale}</Alert>}
      {!news && error && <Failed error={error} />}
      {!news && !error && <Loading loadingPrimary={TEXTS.loading} loadingSecondary="" />}
      {news && <OwnOrders ids={news.Propios} />}
      {news && <Orders slots={news.Turnos} branch={branch} />}
    </Box>
  )
  const others = <WaitingLists key="others" branch={branch.chosen} />
  return (
    <Box
      sx={{
        my: 2,
        display: 'grid',
        columnGap: 4,
        rowGap: 1,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 8fr) minmax(0, 3fr)' },
      }}
    >
      <Title title={TEXTS.title} />
      {isWide ? [orders, others] : [others, orders]}
    </Box>
  )
}

/** Pending orders by branch: today's by slot, those of other days by day. */
function Orders({ slots, branch }: { slots: readonly SlotWork[]; branch: ChosenBranch }) {
  if (slots.length === 0) return <Typography>{TEXTS.noOrders}</Typography>
  const today = dayIdOf(shopDay())
  const isByBranch = branch.branches.length > 1 && branch.chosen === undefined
  return [...Map.groupBy(slots, ({ Sucursal }) => (isByBranch ? Sucursal : null))]
    .map(([id, loads]) => ({ id, named: branch.branches.find(({ Id }) => Id === id), loads }))
    .toSorted((a, b) => branch.branches.indexOf(a.named!) - branch.branches.indexOf(b.named!))
    .map(({ id, named, loads }) => (
      <Box key={id} sx={{ mb: 2 }}>
        {named && (
          <Typography component="h3" sx={{ fontWeight: 600, mt: 1 }}>
            {named.Nombre}
          </Typography>
        )}
        <Box component="ul" aria-label={named?.Nombre ?? TEXTS.orders} sx={LIST}>
          {[
            ...Map.groupBy(loads, ({ Dia, HorarioEntrega }) =>
              Dia === today ? `${Dia}/${HorarioEntrega}` : String(Dia),
            ),
          ].map(([key, same]) => (
            <SlotLine
              key={key}
              loads={same}
              isToday={same[0]!.Dia === today}
              // the queue has the branch that the header says
              onGo={() => named && branch.choose(named.Id)}
            />
          ))}
        </Box>
      </Box>
    ))
}

interface SlotLineProps {
  /** Of one day; if it is today, of one slot. */
  loads: readonly SlotWork[]
  isToday: boolean
  onGo: () => void
}

/** `12:00 a 15:00: 14 pedidos, 9 sin preparar, 2 atrasados`, each of which leads to its orders. */
function SlotLine({ loads, isToday, onGo }: SlotLineProps) {
  const { Dia, HorarioEntrega } = loads[0]!
  const name = isToday ? (HorarioEntrega ?? QUEUE_TEXTS.noSlot) : dayText(Dia)
  const sum = (of: (load: SlotWork) => number) => loads.reduce((total, load) => total + of(load), 0)
  const [queued, begun, ready] = [sum((of) => of.Cola), sum((of) => of.Preparando), sum((of) => of.Listos)]
  const to = (vista?: string) =>
    `/cola?${new URLSearchParams({
      ...(vista !== undefined && { vista }),
      ...(Dia !== null && { dia: String(Dia) }),
      ...(isToday && HorarioEntrega !== null && { horario: HorarioEntrega }),
    })}`
  const part = (count: number, text: (count: number) => string, vista: string) =>
    count === 0 ? (
      <span />
    ) : (
      <MuiLink component={Link} to={to(vista)} onClick={onGo} aria-label={`${text(count)}, ${name}`}>
        {text(count)}
      </MuiLink>
    )
  return (
    <Box
      component="li"
      sx={{
        ...LINE,
        display: { xs: 'flex', lg: 'grid' },
        typography: { xs: 'body1', lg: 'body2' },
        flexWrap: 'wrap',
        columnGap: { xs: 2, lg: 1.5 },
        rowGap: 0.5,
        '& > span:empty': { display: { xs: 'none', lg: 'block' } },
        gridTemplateColumns: [10, 5, 6.5, 7.5, 5, 7].map((share) => `minmax(0, ${share}fr)`).join(' '),
      }}
    >
      <MuiLink component={Link} to={to()} onClick={onGo} sx={{ fontWeight: 600, flexBasis: '100%' }}>
        {name}
      </MuiLink>
      <span>{ordersCount(queued + begun + ready)}</span>
      {part(queued, TEXTS.queued, 'cola')}
      {part(begun, TEXTS.prepared, 'preparando')}
      {part(ready, TEXTS.ready, 'listo')}
      <Lateness loads={loads} />
    </Box>
  )
}

/** Orders of slots that are over, or else how long until one ends, while customers do not have them. */
function Lateness({ loads }: { loads: readonly SlotWork[] }) {
  const now = useNow()
  const open = loads
    .map((load) => ({
      orders: load.Cola + load.Preparando + load.Listos - load.Retiros,
      minutes: minutesToEnd(load, shopOffset(), now),
    }))
    .filter(({ orders, minutes }) => orders > 0 && minutes !== null)
  const late = open.filter(({ minutes }) => minutes! < 0).reduce((sum, { orders }) => sum + orders, 0)
  if (open.length === 0) return <span />
  return (
    <Box component="strong" sx={{ fontWeight: 600, color: late > 0 ? 'error.main' : 'warning.dark' }}>
      {late > 0 ? TEXTS.late(late) : slotEndText(Math.min(...open.map(({ minutes }) => minutes!)))}
    </Box>
  )
}
