import { Alert, Box, Card, CardContent, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { Loading, Title } from 'react-admin'
import { readSystemState, SYSTEM_TEXTS as TEXTS, type SystemState } from '@gondola/contract/staff'
import { Failed } from '../ui/frame/failed.tsx'
import { OutgrownAlert } from '../ui/frame/outgrown-notice.tsx'
import { useAnswer } from '../api/use-answer.ts'
import { PartTitle } from '../ui/frame/part.tsx'

/** The database and the files as they are now. */
export function SystemScreen() {
  const { data, error } = useAnswer(readSystemState, {}, { gcTime: 0 })
  return (
    <Box sx={{ mt: 2, maxWidth: 820, display: 'grid', gap: 2 }}>
      <Title title={TEXTS.title} />
      <Typography>{TEXTS.explain}</Typography>
      {error && <Failed error={error} />}
      {!data && !error && <Loading loadingPrimary="" loadingSecondary="" />}
      {data && (
        <>
          <Part title={TEXTS.database}>
            <Typography>{databaseText(data.Base)}</Typography>
            {data.Base.QuedoChica ? <OutgrownAlert /> : <Alert severity="success">{TEXTS.fits}</Alert>}
          </Part>
          <Part title={TEXTS.files}>
            {data.Archivos.Responde ? (
              <Typography>{data.Archivos.EnAlmacen ? TEXTS.inStore : TEXTS.inFolder}</Typography>
            ) : (
              <Alert severity="warning">{TEXTS.storeAway}</Alert>
            )}
          </Part>
        </>
      )}
    </Box>
  )
}

const databaseText = ({ Megas, MegasMaximo, Replicas }: SystemState['Base']) =>
  Megas === null ? TEXTS.postgres(Replicas ?? 0) : TEXTS.sqlite(Megas, MegasMaximo ?? 0)

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Card>
    <CardContent sx={{ display: 'grid', gap: 1 }}>
      <PartTitle>{title}</PartTitle>
      {children}
    </CardContent>
  </Card>
)
