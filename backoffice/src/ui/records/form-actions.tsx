import {
  Button,
  ListButton,
  TopToolbar,
  useCreatePath,
  useRecordContext,
  useResourceContext,
} from 'react-admin'
import ContentCopyIcon from '@mui/icons-material/ContentCopy'
import { Link } from 'react-router-dom'
import { useResource } from '../frame/screens-context.ts'
import { useMay } from '../frame/use-own-staff.ts'

/** The actions over a record's form: a new one that begins as a copy, and the way to the list. */
export const FormActions = <T extends object>({ copyOf }: { copyOf: (record: T) => object }) => (
  <TopToolbar>
    <CopyButton copyOf={copyOf} />
    <ListButton />
  </TopToolbar>
)

function CopyButton<T extends object>({ copyOf }: { copyOf: (record: T) => object }) {
  const record = useRecordContext()
  const resource = useResourceContext() ?? ''
  const createPath = useCreatePath()
  const { edit } = useResource(resource) ?? {}
  const may = useMay(edit ?? 'cuenta.propia')
  if (record === undefined || !may) return null
  return (
    <Button
      label="ra.action.clone"
      component={Link}
      to={createPath({ resource, type: 'create' })}
      state={{ record: copyOf(record as unknown as T) }}
    >
      <ContentCopyIcon />
    </Button>
  )
}
