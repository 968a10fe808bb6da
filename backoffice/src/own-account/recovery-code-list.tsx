import { Alert, AlertTitle, Box, Button } from '@mui/material'
import { OWN_ACCOUNT_TEXTS } from '@gondola/contract/staff'

/** The recovery codes, shown only once. */
export const RecoveryCodeList = ({ codes, done }: { codes: readonly string[]; done: () => void }) => (
  <Alert severity="warning">
    <AlertTitle>{OWN_ACCOUNT_TEXTS.recoveryTitle}</AlertTitle>
    {OWN_ACCOUNT_TEXTS.recoveryHint}
    <Box component="ul" sx={{ columns: 2, fontFamily: 'monospace', fontSize: '1.05rem', pl: 2.5 }}>
      {codes.map((code) => (
        <li key={code}>{code}</li>
      ))}
    </Box>
    <Button variant="contained" onClick={done}>
      {OWN_ACCOUNT_TEXTS.recoverySaved}
    </Button>
  </Alert>
)
