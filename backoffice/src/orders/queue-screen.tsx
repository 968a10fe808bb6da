import { useState } from 'react'
import { Alert, Box, Button, Stack, Typography } from '@mui/material'
import { NumberedPages } from '../ui/records/list-buttons.tsx'
import { Loading, Title } from 'react-admin'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import {
  stageOf,
  chosenText,
  foundText,
  hiddenText,
  ordersCount,
  QUEUE_TEXTS,
  staffOrders,
  type QueuedOrder,
} from '@gondola/contract/orders'
import { useChosenBranch } from '../ui/frame/chosen-branch.ts'
import { StepButton } from '../ui/forms/step-button.tsx'
import { useOwnStaff } from '../ui/frame/use-own-staff.ts'
import { LeaveOrders, OwnOrders } from '../ui/orders/leave-orders.tsx'
import { PrintButton } from '../ui/orders/print-button.tsx'
import { useIsNarrow } from '../ui/frame/window-size.ts'
import { callServer } from '../api/call-server.ts'
import { Failed } from '../ui/frame/failed.tsx'
import {
  callQueryOf,
  everywhere,
  filterOf,
  queryOf,
  type QueueFilter,
  type QueueView,
} from './queue-filter.ts'
import { QueueFilters } from './queue-filters.tsx'
import { QueuedOrderCard } from './queued-order.tsx'
import { dayText } from '../ui/orders/order-words.ts'
import { CancelTogether } from './cancel-order.tsx'
import { AssignTogether, MoveTogether } from './change-together.tsx'
import { QueueTable } from './queue-table.tsx'
import { isChoosable, isForMany, nextOrder, StepsTogether } from './steps-together.tsx'
import { QUEUE_ROWS, useOrderQueue, useSearchPlaces } from './use-order-queue.ts'
import { PartTitle, Hint } from '../ui/frame/part.tsx'

/** As many orders as can be chosen at once. */
const CHOSEN_MAX = 200

/** Today's and coming orders by slot; new ones appear automatically (backoffice §2). */
export function QueueScreen() {
  const [address, setAddress] = useSearchParams()
  const filter = filterOf(address)
  const { chosen: branch } = useChosenBranch()
  const { news, page, refresh } = useOrderQueue(callQueryOf(filter), branch)
  const isNarrow = useIsNarrow()
  const go = useNavigate()
  // whole orders, since those of other pages are acted on too
  const [picked, setPicked] = useState<ReadonlyMap<number, QueuedOrder>>(new Map())
  const clear = () => setPicked(new Map())
  const narrow = (changes: Partial<QueueFilter>) => {
    if (changes.view !== undefined) clear()
    setAddress(queryOf({ ...filter, page: 0, ...changes }), { replace: true })
  }
  const search = useSearchPlaces(filter.search, news.data?.Marca ?? '')
  const found = (search.data ?? []).filter(({ total }) => total > 0)
  const rows = page.data?.json ?? []
  const total = page.data?.total ?? 0
  const groups = Map.groupBy(
    rows,
    ({ Dia, HorarioEntrega }) => `${dayText(Dia)}, ${HorarioEntrega ?? QUEUE_TEXTS.noSlot}`,
  )
  const chosen = [...picked.values()].map((order) => rows.find(({ Id }) => Id === order.Id) ?? order)
  const choose = (orders: readonly QueuedOrder[], isChosen: boolean) =>
    setPicked((before) => {
      const next = new Map(before)
      for (const order of orders) {
        if (isChosen) next.set(order.Id, order)
        else next.delete(order.Id)
      }
      return next
    })
  async function chooseAll() {
    const query = {
      ...callQueryOf(filter),
      _start: 0,
      _end: CHOSEN_MAX,
      ...(branch !== undefined && { Sucursal: branch }),
    }
    choose((await callServer(staffOrders.list, { query })).filter(isChoosable), true)
  }
  const own = useOwnStaff()
  const next = nextOrder(
    rows.filter((order) => isForMany('preparar', order)),
    own?.Usuario,
  )
  const head = (
    <>
      {page.data && (
        <Hint role="status" sx={{ my: 1 }}>
          {total > 0 ? ordersCount(total) : found.length > 0 ? QUEUE_TEXTS.noneHere : QUEUE_TEXTS.none}
        </Hint>
      )}
      {rows.some(isChoosable) && (
        <Button onClick={() => void chooseAll()} sx={{ minHeight: { xs: 44, md: 32 } }}>
          {QUEUE_TEXTS.chooseAll} ({Math.min(total, CHOSEN_MAX)})
        </Button>
      )}
      <OwnOrders ids={news.data?.Propios ?? []} sx={{ minHeight: { xs: 44, md: 32 } }} />
      {next !== undefined && !news.data?.Propios.length && (
        <StepButton
          step="preparar"
          order={next}
          onDone={(order) => (order === null ? refresh() : void go(`/preparar/${order.Id}`))}
          sx={{ minHeight: { xs: 44, md: 32 } }}
        >
          {QUEUE_TEXTS.takeNext}
        </StepButton>
      )}
      {rows.some((row) => stageOf(row) === 'preparando' && row.Preparador === own?.Usuario) && (
        <LeaveOrders onDone={refresh} sx={{ minHeight: { xs: 44, md: 32 } }} />
      )}
    </>
  )
  return (
    <Box sx={{ mt: 1, pb: chosen.length > 0 ? 10 : 2 }}>
      <Title title={QUEUE_TEXTS.title} />
      <QueueFilters filter={filter} slots={news.data?.Turnos ?? []} onChange={narrow} />
      {page.data && (news.error ?? page.error) && (
        <Alert severity="warning" sx={{ my: 1 }}>
          {QUEUE_TEXTS.stale}
        </Alert>
      )}
      {!page.data && page.error && <Failed error={page.error} />}
      {page.isPending && <Loading loadingPrimary={QUEUE_TEXTS.loading} loadingSecondary="" />}
      {isNarrow && head}
      {page.data && found.length > 0 && (
        <SearchPlaces found={found} shown={total} filter={filter} onNarrow={narrow} />
      )}
      {!isNarrow && (
        <QueueTable groups={groups} chosen={new Set(picked.keys())} onChoose={choose} onDone={refresh}>
          {head}
        </QueueTable>
      )}
      {isNarrow &&
        [...groups].map(([name, orders]) => (
          <Box component="section" key={name} sx={{ mb: 2 }}>
            <PartTitle>{name}</PartTitle>
            <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: COLUMNS }}>
              {orders.map((order) => (
                <QueuedOrderCard
                  key={order.Id}
                  order={order}
                  isChosen={picked.has(order.Id)}
                  onChoose={() => choose([order], !picked.has(order.Id))}
                  onDone={refresh}
                />
              ))}
            </Box>
          </Box>
        ))}
      <NumberedPages
        total={total}
        rows={QUEUE_ROWS}
        page={filter.page}
        onPage={(chosenPage) => narrow({ page: chosenPage })}
        mt={0}
      />
      {chosen.length > 0 && (
        <ChosenBar
          chosen={chosen}
          isOfNew={filter.view === 'cuentas-nuevas'}
          onClear={clear}
          onDone={refresh}
        />
      )}
    </Box>
  )
}

interface SearchPlacesProps {
  found: readonly { view: QueueView; total: number }[]
  /** How many of them the list has. */
  shown: number
  filter: QueueFilter
  onNarrow: (changes: Partial<QueueFilter>) => void
}

/** Where a search found orders, and what of it the list's filters hide. */
function SearchPlaces({ found, shown, filter, onNarrow }: SearchPlacesProps) {
  const hidden = found.reduce((sum, { total }) => sum + total, 0) - shown
  const all = everywhere(filter.search)
  const isWide = JSON.stringify({ ...filter, page: 0 }) === JSON.stringify(all)
  return (
    <Typography component="div" variant="body2" sx={{ mb: 1 }}>
      {QUEUE_TEXTS.found}
      {found.map(({ view, total }) => (
        <Button key={view} size="small" onClick={() => onNarrow({ ...all, view })}>
          {foundText(total, view)}
        </Button>
      ))}
      {hidden > 0 && hiddenText(hidden, isWide)}
      {hidden > 0 && !isWide && (
        <Button size="small" onClick={() => onNarrow(all)}>
          {QUEUE_TEXTS.seeAll}
        </Button>
      )}
    </Typography>
  )
}

/** As many as fit, none wider than the window. */
const COLUMNS = 'repeat(auto-fill, minmax(min(100%, 340px), 1fr))'

interface ChosenBarProps {
  chosen: readonly QueuedOrder[]
  /** Whether they are of accounts without a delivered or paid order. */
  isOfNew: boolean
  onClear: () => void
  onDone: () => void
}

/** Actions on several orders at once. */
function ChosenBar({ chosen, isOfNew, onClear, onDone }: ChosenBarProps) {
  const ids = chosen.map(({ Id }) => Id)
  return (
    <Stack
      direction="row"
      role="region"
      aria-label={QUEUE_TEXTS.chosen}
      sx={{
        position: 'fixed',
        zIndex: 'appBar',
        bottom: 0,
        left: 0,
        right: 0,
        p: 1.5,
        gap: 1,
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'center',
        bgcolor: 'background.paper',
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Typography sx={{ fontWeight: 600 }}>{chosenText(chosen.length)}</Typography>
      {isOfNew && <CancelTogether chosen={ids} onClear={onClear} onDone={onDone} />}
      <StepsTogether chosen={chosen} onClear={onClear} onDone={onDone} />
      <AssignTogether chosen={chosen} onClear={onClear} onDone={onDone} />
      <MoveTogether chosen={chosen} onClear={onClear} onDone={onDone} />
      <Button component={Link} to={`/hoja/${ids.join(',')}`} variant="outlined">
        {QUEUE_TEXTS.printTogether}
      </Button>
      <PrintButton ids={ids} />
      <Button onClick={onClear}>{QUEUE_TEXTS.clearChoice}</Button>
    </Stack>
  )
}
