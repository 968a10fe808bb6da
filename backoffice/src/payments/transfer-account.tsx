import { Typography } from '@mui/material'
import { required, TextInput } from 'react-admin'
import { TRANSFER_ACCOUNT_TEXTS as TEXTS } from '../texts/payments.ts'
import { keptText } from '../ui/forms/form-values.ts'
import { OneRecordForm } from '../ui/forms/form-screens.tsx'
import { PendingAccountNotice } from '../ui/forms/pending-account.tsx'

/** The account that customers transfer to. */
export const TransferAccountForm = () => (
  <OneRecordForm title={TEXTS.many} saved={TEXTS.saved}>
    <PendingAccountNotice De="cuenta-transferencias" />
    <Typography sx={{ mb: 1, maxWidth: '70ch' }}>{TEXTS.intro}</Typography>
    <TextInput source="Alias" parse={keptText} helperText={TEXTS.aliasHint} />
    <TextInput source="Cbu" parse={keptText} helperText={TEXTS.cbuHint} />
    <TextInput source="Titular" parse={keptText} validate={required()} />
    <TextInput source="Cuit" parse={keptText} validate={required()} />
    <TextInput source="Banco" parse={keptText} />
  </OneRecordForm>
)
