import {
  Create,
  Edit,
  EditBase,
  Loading,
  Show,
  SimpleForm,
  Title,
  useEditContext,
  useResourceContext,
  useShowContext,
  type CreateProps,
  type EditProps,
  type RaRecord,
  type ShowProps,
} from 'react-admin'
import { FailedEdit, FailedShow, SHOWN_WHERE_IT_IS } from '../frame/failed.tsx'
import { OwnOrReadOnly, ReadOnly, type BranchesOf } from './of-chain.tsx'
import { SavingProvider, useRecordSaving } from './use-saving.ts'
import { useKeptRecord, type SavedText } from './use-after-save.tsx'
import { useState, type ReactNode } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { Call } from '@gondola/contract/calls'
import { PANEL_TEXTS } from '@gondola/contract/staff'
import { isOfChain, mayCall } from '../../api/own-staff.ts'
import { Card, Typography } from '@mui/material'
import { useResource } from '../frame/screen.ts'
import { useOwnStaff } from '../frame/use-own-staff.ts'
import { SaveToolbar } from './save-toolbar.tsx'

/** No refetch while the user types, nor on return from another window: it would replace the record. */
export const FETCHED_ONCE = {
  ...SHOWN_WHERE_IT_IS,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
}

/** When the screen was opened, in ms of the machine's clock. */
export function useOpenedAt(): number {
  const [atMs] = useState(() => Date.now())
  return atMs
}

interface OnceFetchedProps {
  since: number
  children: ReactNode
}

/**
 * Shows a record's form once the record was fetched for this screen. A cached record of the list or an earlier visit
 * would be replaced while the user already types.
 */
export const OnceFetched = ({ since, children }: OnceFetchedProps) =>
  useHasCome(useEditContext(), since) ? children : <Loading />

/** Shows a record once it was fetched for this screen: the list's row, which is cached, lacks fields of a record. */
export const ShownOnceFetched = ({ since, children }: OnceFetchedProps) =>
  useHasCome(useShowContext(), since) ? children : <Loading />

interface Fetched {
  isFetching?: boolean
  record?: RaRecord
  resource?: string
}

/**
 * Whether a record was answered since. `isFetching` alone does not tell: react-admin fetches only after its access
 * check, with the cached record at hand.
 */
function useHasCome({ isFetching, record, resource }: Fetched, since: number): boolean {
  const queries = useQueryClient()
  const [hasCome, setCome] = useState(false)
  const state = queries.getQueryState([resource, 'getOne', { id: String(record?.id), meta: undefined }])
  const answeredAtMs = Math.max(state?.dataUpdatedAt ?? 0, state?.errorUpdatedAt ?? 0)
  if (!hasCome && !isFetching && answeredAtMs >= since) setCome(true)
  return hasCome
}

/** A form for a new record: returns to the list after the server's answer; faults are shown at their fields. */
export function CreateScreen({ redirect = 'list', transform, mutationOptions, ...props }: CreateProps) {
  const { saving, ...sent } = useRecordSaving(transform, true)
  const kept = useKeptRecord('created', redirect, sent)
  return (
    <SavingProvider value={saving}>
      <Create
        mutationMode="pessimistic"
        transform={sent.transform}
        mutationOptions={{ ...kept, ...mutationOptions }}
        {...props}
      />
    </SavingProvider>
  )
}

/** The same for an existing record: only edited fields are sent. */
export function EditScreen({
  redirect = 'list',
  transform,
  branchesOf,
  savedText,
  children,
  ...props
}: EditProps & {
  savedText?: SavedText
  /** Staff of some branches change only records of theirs. */
  branchesOf?: BranchesOf
}) {
  const { saving, ...sent } = useRecordSaving(transform, false)
  const openedAt = useOpenedAt()
  return (
    <SavingProvider value={saving}>
      <Edit
        mutationMode="pessimistic"
        transform={sent.transform}
        mutationOptions={useKeptRecord('updated', redirect, sent, savedText)}
        error={<FailedEdit />}
        queryOptions={FETCHED_ONCE}
        {...props}
      >
        <OnceFetched since={openedAt}>
          {branchesOf === undefined ? (
            children
          ) : (
            <OwnOrReadOnly branchesOf={branchesOf}>{children}</OwnOrReadOnly>
          )}
        </OnceFetched>
      </Edit>
    </SavingProvider>
  )
}

/** The form of a resource with a single record, Id 1, in place of a list. */
export function OneRecordForm({
  title,
  saved,
  children,
}: {
  title: string
  saved: string
  children: ReactNode
}) {
  const { saving, ...sent } = useRecordSaving(undefined, false)
  const kept = useKeptRecord('updated', false, sent, saved)
  const openedAt = useOpenedAt()
  const reason = useReadOnlyReason()
  if (reason === undefined) return <Loading />
  return (
    <SavingProvider value={saving}>
      <Title title={title} />
      <EditBase
        id={1}
        // who may not change it may read it
        disableAuthentication
        mutationMode="pessimistic"
        redirect={false}
        loading={<Loading />}
        error={<FailedEdit />}
        queryOptions={FETCHED_ONCE}
        transform={sent.transform}
        mutationOptions={kept}
      >
        <Card sx={{ mt: 2 }}>
          <OnceFetched since={openedAt}>
            <ReadOnly reason={reason}>
              <SimpleForm toolbar={<SaveToolbar />}>{children}</SimpleForm>
            </ReadOnly>
          </OnceFetched>
        </Card>
      </EditBase>
    </SavingProvider>
  )
}

/** Why the account may not change the record; null: it may; undefined: not known yet. */
function useReadOnlyReason(): string | null | undefined {
  const account = useOwnStaff()
  const change = useResource(useResourceContext())?.change as Call | undefined
  if (account === undefined) return undefined
  if (change !== undefined && mayCall(account, change)) return null
  return change !== undefined && isOfChain(account, change) ? PANEL_TEXTS.ofChain : PANEL_TEXTS.readOnly
}

/** A read-only record. */
export function ShowScreen({ children, ...props }: ShowProps) {
  const openedAt = useOpenedAt()
  return (
    <Show error={<FailedShow />} queryOptions={SHOWN_WHERE_IT_IS} {...props}>
      <ShownOnceFetched since={openedAt}>{children}</ShownOnceFetched>
    </Show>
  )
}

/** Of a part of a form. */
export const Heading = ({ children }: { children: string }) => (
  <Typography variant="h6" component="h2" sx={{ mt: 2 }}>
    {children}
  </Typography>
)
