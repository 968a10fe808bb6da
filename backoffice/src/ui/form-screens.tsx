import { Create, Edit, type CreateProps, type EditProps } from 'react-admin'
import { FailedEdit } from './failed.tsx'
import { FETCHED_ONCE, OnceFetched } from './once-fetched.tsx'
import { useKeptRecord } from './use-kept-record.ts'

/** A form for a new record: the server's answer first, then back to the list; faults at their fields. */
export const CreateScreen = ({ redirect = 'list', ...props }: CreateProps) => (
  <Create mutationMode="pessimistic" mutationOptions={useKeptRecord('created', redirect)} {...props} />
)

/** The same for a record that is there. */
export const EditScreen = ({ redirect = 'list', children, ...props }: EditProps) => (
  <Edit
    mutationMode="pessimistic"
    mutationOptions={useKeptRecord('updated', redirect)}
    error={<FailedEdit />}
    queryOptions={FETCHED_ONCE}
    {...props}
  >
    <OnceFetched>{children}</OnceFetched>
  </Edit>
)
