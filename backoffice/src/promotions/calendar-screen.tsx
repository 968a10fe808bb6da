import { useState } from 'react'
import { Box, Button, Link as MuiLink, Stack, Typography, useMediaQuery } from '@mui/material'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Loading, Title } from 'react-admin'
import { Link } from 'react-router-dom'
import { STAFF_LIST_MAX_ROWS } from '@gondola/contract/base'
import { staffArticles, staffOffers, type StaffOffer } from '@gondola/contract/catalogue-admin'
import { staffPromotions } from '@gondola/contract/promotions'
import { askServer, callServer } from '../api/call-server.ts'
import { windows } from '../api/data-provider.ts'
import { CALENDAR_TEXTS as TEXTS } from '../texts/calendar.ts'
import { shopDay } from '../ui/forms/form-values.ts'
import { useChosenBranch } from '../ui/frame/chosen-branch.ts'
import { Failed } from '../ui/frame/failed.tsx'
import { useMayCall } from '../ui/frame/use-own-staff.ts'
import {
  barOf,
  calendarRows,
  mondaysFrom,
  overlapsIn,
  WEEKS,
  type CalendarRow,
  type PlacedArticle,
} from './calendar-weeks.ts'

/** Keys of one request: their text is part of its address. */
const IDS_MAX = 200
/** Overlaps told at a line. */
const OVERLAPS_MAX = 3

async function listOffers(query: Readonly<Record<string, string | number>>): Promise<StaffOffer[]> {
  const { data } = await windows<StaffOffer>(0, Infinity, async (_start, _end) => {
    const { json, total } = await askServer<StaffOffer[]>(staffOffers.list, {
      query: { ...query, _start, _end },
    })
    return { data: json, total }
  })
  return data
}

/** What runs or is to come, with what promotions cover and where the articles are in the catalogue. */
async function readCalendar(branch: number | undefined, hasOffers: boolean) {
  const at = { ...(branch !== undefined && { Sucursal: branch }) }
  const promotionStates = ['vigente', 'pausada', 'futura'] as const
  const offerStates = hasOffers ? (['vigente', 'programada'] as const) : []
  const [promotions, offers] = await Promise.all([
    Promise.all(
      promotionStates.map((Estado) =>
        callServer(staffPromotions.list, { query: { ...at, Estado, _end: STAFF_LIST_MAX_ROWS } }),
      ),
    ),
    Promise.all(offerStates.map((Estado) => listOffers({ ...at, Estado }))),
  ])
  const rows = calendarRows(promotions.flat(), offers.flat())
  const wholes = await Promise.all(
    promotions
      .flat()
      .filter(({ Mecanica }) => Mecanica !== null)
      .map(({ Promocion }) => callServer(staffPromotions.read, { params: { Promocion } })),
  )
  const codes = [
    ...new Set([
      ...offers.flat().map(({ Articulo }) => Articulo.Codigo),
      ...wholes.flatMap(({ Articulos }) => Articulos),
    ]),
  ]
  const articles: PlacedArticle[] = []
  if (hasOffers && wholes.length > 0)
    for (let from = 0; from < codes.length; from += IDS_MAX) {
      const ids = codes.slice(from, from + IDS_MAX).join(',')
      articles.push(...(await callServer(staffArticles.list, { query: { ids } })))
    }
  const reaches = new Map(wholes.map((whole) => [whole.Promocion, whole]))
  return { rows, overlaps: overlapsIn(rows, reaches, articles) }
}

type Calendar = Awaited<ReturnType<typeof readCalendar>>

/** Promotions and offers by weeks, with what runs at once for the same articles. */
export function CalendarScreen() {
  const { chosen } = useChosenBranch()
  const hasOffers = useMayCall(staffOffers.list)
  const [offset, setOffset] = useState(0)
  const isWide = useMediaQuery((theme) => theme.breakpoints.up('md'))
  const { data, error } = useQuery({
    queryKey: ['calendar', chosen, hasOffers],
    queryFn: () => readCalendar(chosen, hasOffers),
    placeholderData: keepPreviousData,
  })
  const mondays = mondaysFrom(shopDay(), offset)
  const shown = data?.rows.filter((row) => barOf(row, mondays) !== null) ?? []
  const Weeks = isWide ? WeekTable : WeekList
  return (
    <Stack spacing={2} sx={{ mt: 2 }}>
      <Title title={TEXTS.title} />
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button variant="outlined" disabled={offset === 0} onClick={() => setOffset(offset - WEEKS)}>
          {TEXTS.before}
        </Button>
        <Button variant="outlined" onClick={() => setOffset(offset + WEEKS)}>
          {TEXTS.after}
        </Button>
      </Stack>
      {error !== null && <Failed error={error} />}
      {data === undefined && error === null && <Loading loadingPrimary={TEXTS.loading} loadingSecondary="" />}
      {data !== undefined && shown.length === 0 && <Typography role="status">{TEXTS.none}</Typography>}
      {data !== undefined && shown.length > 0 && <Weeks rows={shown} calendar={data} mondays={mondays} />}
    </Stack>
  )
}

interface WeeksProps {
  rows: readonly CalendarRow[]
  calendar: Calendar
  mondays: readonly string[]
}

function WeekTable({ rows, calendar, mondays }: WeeksProps) {
  const today = shopDay()
  const isNow = mondays[0] === mondaysFrom(today)[0]
  return (
    <Box
      component="table"
      aria-label={TEXTS.title}
      sx={{
        borderCollapse: 'collapse',
        tableLayout: 'fixed',
        width: '100%',
        '& th, & td': { border: 1, borderColor: 'divider', p: 0.5, verticalAlign: 'top', textAlign: 'left' },
        '& td': { px: 0 },
      }}
    >
      <thead>
        <tr>
          <Box component="th" scope="col" sx={{ width: '28%' }}>
            {TEXTS.what}
          </Box>
          {mondays.map((monday, week) => (
            <Box component="th" scope="col" key={monday} sx={{ typography: 'caption' }}>
              {TEXTS.week(monday)}
              {isNow && week === 0 && (
                <Box component="strong" aria-current="date" sx={{ display: 'block', color: 'primary.main' }}>
                  {TEXTS.today(today)}
                </Box>
              )}
            </Box>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const { before, span, left, width } = barOf(row, mondays)!
          const rest = WEEKS - before - span
          return (
            <tr key={row.key}>
              <Box component="th" scope="row" sx={{ fontWeight: 400 }}>
                <RowWords row={row} calendar={calendar} />
              </Box>
              {before > 0 && <Box component="td" colSpan={before} />}
              <td colSpan={span}>
                <MuiLink
                  component={Link}
                  to={addressOf(row)}
                  aria-label={`${nameOf(row)} ${TEXTS.days(row.FechaDesde, row.FechaHasta)}`}
                  sx={{
                    display: 'block',
                    minHeight: 24,
                    borderRadius: 1,
                    border: 1,
                    borderColor: 'primary.main',
                    bgcolor: row.offers ? 'background.paper' : 'primary.main',
                    ml: `${left * 100}%`,
                    width: `${width * 100}%`,
                  }}
                />
              </td>
              {rest > 0 && <Box component="td" colSpan={rest} />}
            </tr>
          )
        })}
      </tbody>
    </Box>
  )
}

function WeekList({ rows, calendar, mondays }: WeeksProps) {
  const today = shopDay()
  const next = rows.findIndex(({ FechaDesde }) => FechaDesde > today)
  return (
    <Box component="ul" aria-label={TEXTS.title} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {rows.map((row, index) => (
        <Box component="li" key={row.key} sx={{ borderTop: 1, borderColor: 'divider', py: 1 }}>
          {index === next && mondays[0]! <= today && (
            <Box component="strong" aria-current="date" sx={{ display: 'block', color: 'primary.main' }}>
              {TEXTS.today(today)}
            </Box>
          )}
          <MuiLink component={Link} to={addressOf(row)} sx={{ display: 'block', py: 0.5, fontWeight: 600 }}>
            {nameOf(row)}
          </MuiLink>
          <RowWords row={row} calendar={calendar} isNamed />
        </Box>
      ))}
    </Box>
  )
}

/** Name, days and overlaps of a line; `isNamed`: its name is said already. */
function RowWords({
  row,
  calendar,
  isNamed = false,
}: {
  row: CalendarRow
  calendar: Calendar
  isNamed?: boolean
}) {
  const overlaps = calendar.overlaps.get(row.key) ?? []
  const told = overlaps.slice(0, OVERLAPS_MAX)
  return (
    <>
      {!isNamed && <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{nameOf(row)}</Box>}
      <Typography variant="body2">{TEXTS.days(row.FechaDesde, row.FechaHasta)}</Typography>
      {told.map(({ other, from, until, articles }) => (
        <Typography key={other.key} variant="body2" sx={{ color: 'warning.dark', overflowWrap: 'anywhere' }}>
          {TEXTS.overlap(nameOf(other), from, until, articles)}
        </Typography>
      ))}
      {overlaps.length > told.length && (
        <Typography variant="body2">{TEXTS.more(overlaps.length - told.length)}</Typography>
      )}
    </>
  )
}

/** `2x1 en gaseosas`, `Oferta: Yerba`, `37 ofertas` */
const nameOf = ({ promotion, offers = [] }: CalendarRow): string =>
  promotion?.Descripcion ??
  (offers.length === 1 ? TEXTS.offerOf(offers[0]!.Articulo.Descripcion) : TEXTS.offers(offers.length))

/** The record, or for several offers their list in the order of its days. */
function addressOf({ promotion, offers = [] }: CalendarRow): string {
  if (promotion !== undefined) return `/${staffPromotions.name}/${promotion.Promocion}`
  const [first] = offers
  if (offers.length === 1) return `/${staffOffers.name}/${first!.Id}`
  const filter = JSON.stringify({ Estado: first!.Estado })
  return `/${staffOffers.name}?${new URLSearchParams({ filter, sort: 'FechaHasta', order: 'ASC' })}`
}
