import { Create, Edit, type CreateProps, type EditProps } from 'react-admin'
import { FailedEdit } from '../frame/failed.tsx'
import { FETCHED_ONCE, OnceFetched, useOpenedAt } from './once-fetched.tsx'
import { OwnOrReadOnly, type BranchesOf } from './of-chain.tsx'
import { SavingProvider } from './saving.ts'
import { useKeptRecord } from './use-kept-record.tsx'
import { useRecordSaving } from './use-saving.ts'

/**
 * A form for a new record: waits for the server's answer, then returns to the list; faults are shown at their fields.
 */
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
  children,
  ...props
}: EditProps & {
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
        mutationOptions={useKeptRecord('updated', redirect, sent)}
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
