import { useId } from 'react'
import { Box, Link as MuiLink, Typography } from '@mui/material'
import { keepPreviousData, useQueries } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import type { StaffCall } from '@gondola/contract/calls'
import { staffImports } from '@gondola/contract/imports'
import { staffCardRequests, staffContacts, staffOutbox, staffWithdrawals } from '@gondola/contract/inboxes'
import { staffDeliveries } from '@gondola/contract/integrations'
import { staffClaims, staffOrders } from '@gondola/contract/orders'
import { staffDifferences, staffMovements, staffReturns, staffTransfers } from '@gondola/contract/payments'
import type { StaffSelf } from '@gondola/contract/staff'
import { staffStock } from '@gondola/contract/stock'
import { askServer } from '../api/call-server.ts'
import { mayCall } from '../api/own-staff.ts'
import { DESK_TEXTS as TEXTS, WAITING_TEXTS } from '../texts/desk.ts'
import { Failed } from '../ui/frame/failed.tsx'
import { useOwnStaff } from '../ui/frame/use-own-staff.ts'
import { PartTitle } from '../ui/frame/part.tsx'

/** How often the lists beside the orders are counted. */
const COUNT_MS = 30_000

interface Waiting {
  list: StaffCall
  /** The filter of the list. */
  filter: Readonly<Record<string, unknown>>
  text: (count: number) => string
  /** Where it is worked off, if not in the list of this filter. */
  to?: string
  isWrong?: true
  /** Counted at the branch that the header says. */
  byBranch?: true
  isShown?: (staff: StaffSelf) => boolean
}

const WAITING: readonly Waiting[] = [
  ...(
    [
      ['retenida', WAITING_TEXTS.heldImports, true],
      ['fallida', WAITING_TEXTS.failedImports, true],
      ['lista', WAITING_TEXTS.imports, undefined],
    ] as const
  ).map(([Estado, text, isWrong]) => ({
    list: staffImports.list,
    filter: { Estado },
    text,
    to: `/importaciones?estado=${Estado}`,
    ...(isWrong && { isWrong }),
  })),
  { list: staffOutbox.list, filter: { Estado: 'failed' }, text: WAITING_TEXTS.failedMails, isWrong: true },
  {
    list: staffDeliveries.list,
    filter: { Estado: 'failed' },
    text: WAITING_TEXTS.failedDeliveries,
    isWrong: true,
  },
  {
    list: staffDifferences.list,
    filter: { Abiertas: true },
    text: WAITING_TEXTS.differences,
    isWrong: true,
  },
  { list: staffWithdrawals.list, filter: { Vencida: true }, text: WAITING_TEXTS.overdue, isWrong: true },
  {
    list: staffOrders.list,
    filter: { Estado: 'P', CuentasNuevas: true },
    text: WAITING_TEXTS.newAccounts,
    to: '/cola?vista=cuentas-nuevas',
    byBranch: true,
  },
  ...(
    [
      ['en-camino', WAITING_TEXTS.onTheWay],
      ['sin-cobrar', WAITING_TEXTS.uncollected],
      ['por-devolver', WAITING_TEXTS.handBacks, 'pagos.devolver'],
    ] as const
  ).map(([Etapa, text, permission]) => ({
    list: staffOrders.list,
    filter: { Etapa },
    text,
    to: `/cola?vista=${Etapa}`,
    byBranch: true as const,
    isShown: ({ Permisos }: StaffSelf) => permission === undefined || Permisos.includes(permission),
  })),
  { list: staffClaims.list, filter: { Estado: 'abierto' }, text: WAITING_TEXTS.claims, byBranch: true },
  { list: staffTransfers.list, filter: { Estado: 'esperada' }, text: WAITING_TEXTS.transfers },
  { list: staffMovements.list, filter: { Estado: 'propuesto' }, text: WAITING_TEXTS.movements },
  { list: staffReturns.list, filter: { Estado: 'pendiente' }, text: WAITING_TEXTS.returns },
  { list: staffWithdrawals.list, filter: { Abiertas: true }, text: WAITING_TEXTS.withdrawals },
  { list: staffContacts.list, filter: { Abiertas: true }, text: WAITING_TEXTS.contacts },
  { list: staffCardRequests.list, filter: { Abiertas: true }, text: WAITING_TEXTS.cards },
  {
    list: staffStock.list,
    filter: { SueleFaltar: true },
    text: WAITING_TEXTS.shortages,
    byBranch: true,
    isShown: ({ Existencias }) => Existencias !== undefined,
  },
]

const addressOf = ({ list, filter, to }: Waiting): string =>
  to ?? `${list.path.replace('/gestion', '')}?${new URLSearchParams({ filter: JSON.stringify(filter) })}`

/** The counts above zero of the lists that the account may see. */
function useWaiting(branch: number | undefined) {
  const staff = useOwnStaff()
  const own =
    staff === undefined
      ? []
      : WAITING.filter(({ list, isShown }) => mayCall(staff, list) && (isShown?.(staff) ?? true))
  const counts = useQueries({
    queries: own.map(({ list, filter, byBranch }) => {
      const at = byBranch && branch !== undefined ? { Sucursal: branch } : {}
      const query = { ...filter, ...at, _start: 0, _end: 0 } as Record<string, string | number | boolean>
      return {
        queryKey: ['desk', list.path, query],
        queryFn: async ({ signal }: { signal: AbortSignal }) =>
          (await askServer<unknown[]>(list, { query, signal })).total,
        refetchInterval: COUNT_MS,
        placeholderData: keepPreviousData,
      }
    }),
  })
  const lines = own.flatMap((waiting, index) => {
    const count = counts[index]?.data ?? 0
    const { isWrong = false, text } = waiting
    return count === 0 ? [] : [{ isWrong, text: text(count), to: addressOf(waiting) }]
  })
  return {
    lines,
    error: counts.find(({ error }) => error !== null)?.error ?? null,
    isKnown: staff !== undefined && counts.every(({ isSuccess }) => isSuccess),
  }
}

/** What went wrong, and what is to be answered; one line if there is nothing. */
export function WaitingLists({ branch }: { branch: number | undefined }) {
  const { lines, error, isKnown } = useWaiting(branch)
  return (
    <div>
      {error !== null && <Failed error={error} />}
      <WaitingList heading={TEXTS.wrong} lines={lines.filter(({ isWrong }) => isWrong)} />
      <WaitingList heading={TEXTS.waiting} lines={lines.filter(({ isWrong }) => !isWrong)} />
      {isKnown && lines.length === 0 && <Typography>{TEXTS.nothing}</Typography>}
    </div>
  )
}

function WaitingList({
  heading,
  lines,
}: {
  heading: string
  lines: readonly { text: string; to: string }[]
}) {
  const id = useId()
  if (lines.length === 0) return null
  return (
    <Box component="section" aria-labelledby={id} sx={{ mb: 3 }}>
      <Heading id={id}>{heading}</Heading>
      <Box component="ul" sx={LIST}>
        {lines.map(({ text, to }) => (
          <Box component="li" key={to} sx={LINE}>
            <MuiLink component={Link} to={to}>
              {text}
            </MuiLink>
          </Box>
        ))}
      </Box>
    </Box>
  )
}

export const Heading = ({ id, children }: { id: string; children: string }) => (
  <PartTitle id={id} sx={{ mb: 0.5 }}>
    {children}
  </PartTitle>
)

export const LIST = { m: 0, p: 0, listStyle: 'none' } as const
export const LINE = { borderTop: 1, borderColor: 'divider', py: 0.75 } as const
