import { createContext, useContext, type ReactNode } from 'react'
import { Alert, Box } from '@mui/material'
import { useRecordContext, type RaRecord } from 'react-admin'
import { PANEL_TEXTS } from '@gondola/contract/staff'
import { useOwnStaff } from '../frame/use-own-staff.ts'

const ReadOnlyContext = createContext(false)

/** Whether the form may only be read, so that it has no toolbar. */
export const useIsReadOnly = (): boolean => useContext(ReadOnlyContext)

const BARE = {
  border: 0,
  p: 0,
  m: 0,
  minWidth: 0,
  // a select is no native field
  '& [role=combobox]:not(input)': { pointerEvents: 'none' },
} as const

/** A form that may only be read: says why, and disables all fields. Without a reason, the form as it is. */
export function ReadOnly({ reason, children }: { reason: string | null; children: ReactNode }) {
  if (reason === null) return children
  return (
    <ReadOnlyContext value>
      <Alert severity="info" sx={{ mb: 1 }}>
        {reason}
      </Alert>
      <Box component="fieldset" disabled sx={BARE}>
        {children}
      </Box>
    </ReadOnlyContext>
  )
}

/** The branches that a record is for; null: all. */
export type BranchesOf = (record: RaRecord) => readonly number[] | null | undefined

/** Whether the account may change a record of these branches: one of all branches, or one whose branches they all are. */
export function useIsOwn(branches: readonly number[] | null | undefined): boolean {
  const own = useOwnStaff()?.Sucursales
  if (own === undefined) return true
  return Boolean(branches?.length) && branches!.every((Id) => own.includes(Id))
}

/** The form of a record that staff of some branches only read if it is for others, too. */
export function OwnOrReadOnly({ branchesOf, children }: { branchesOf: BranchesOf; children: ReactNode }) {
  const record = useRecordContext()
  const isOwn = useIsOwn(record && branchesOf(record))
  return <ReadOnly reason={isOwn ? null : PANEL_TEXTS.ofChain}>{children}</ReadOnly>
}

/** What only accounts of all branches do; the others read who does it. */
export function ChainOnly({ children }: { children: ReactNode }) {
  const account = useOwnStaff()
  if (account?.Sucursales === undefined) return children
  return (
    <Alert severity="info" sx={{ mt: 2, maxWidth: 480 }}>
      {PANEL_TEXTS.ofChain}
    </Alert>
  )
}

/** For records of `Sucursales`, null or absent meaning all. */
export const namedBranchesOf: BranchesOf = ({ Sucursales }) => Sucursales as number[] | null | undefined
