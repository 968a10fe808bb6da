import { Create, Edit, type CreateProps, type EditProps } from 'react-admin'
import { FailedEdit, SHOWN_WHERE_IT_IS } from './failed.tsx'

/** A form for a new record: the server's answer first, then back to the list; faults at their fields. */
export const CreateScreen = (props: CreateProps) => (
  <Create mutationMode="pessimistic" redirect="list" {...props} />
)

/** The same for a record that is there. */
export const EditScreen = (props: EditProps) => (
  <Edit
    mutationMode="pessimistic"
    redirect="list"
    error={<FailedEdit />}
    queryOptions={SHOWN_WHERE_IT_IS}
    {...props}
  />
)
