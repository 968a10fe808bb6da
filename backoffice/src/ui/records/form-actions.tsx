import {
  ListButton,
  TopToolbar,
  useCreatePath,
  useRecordContext,
  useResourceContext,
  useTranslate,
} from 'react-admin'
import { Button } from '@mui/material'
import ContentCopyIcon from '@mui/icons-material/ContentCopy'
import { Link } from 'react-router-dom'
import { useResource } from '../frame/screen.ts'
import { useMay } from '../frame/use-own-staff.ts'

interface FormActionsProps {
  /** The values with which a copy of the resource's record begins. */
  copyOf: (record: never) => object
}

/** The actions over a record's form: a new one that begins as a copy, and the way to the list. */
export const FormActions = ({ copyOf }: FormActionsProps) => (
  <TopToolbar>
    <CopyButton copyOf={copyOf} />
    <ListButton />
  </TopToolbar>
)

function CopyButton({ copyOf }: FormActionsProps) {
  const record = useRecordContext()
  const resource = useResourceContext() ?? ''
  const createPath = useCreatePath()
  const translate = useTranslate()
  const { edit } = useResource(resource) ?? {}
  const may = useMay(edit ?? 'cuenta.propia')
  if (record === undefined || !may) return null
  return (
    <Button
      component={Link}
      size="small"
      startIcon={<ContentCopyIcon />}
      to={createPath({ resource, type: 'create' })}
      state={{ record: copyOf(record as never) }}
    >
      {translate('ra.action.clone')}
    </Button>
  )
}
