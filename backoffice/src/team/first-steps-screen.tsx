import CheckCircleIcon from '@mui/icons-material/CheckCircle'
import RadioButtonUncheckedIcon from '@mui/icons-material/RadioButtonUnchecked'
import { Alert, Box, Button, Card, CardContent, Stack, Typography } from '@mui/material'
import { useQueries, useQueryClient } from '@tanstack/react-query'
import { Title, useNotify } from 'react-admin'
import { Link } from 'react-router-dom'
import { FIRST_STEPS_TEXTS as TEXTS } from '../texts/first-steps.ts'
import { useMays } from '../ui/frame/use-own-staff.ts'
import { Failed } from '../ui/frame/failed.tsx'
import { useAttempt } from '../ui/records/use-act.ts'
import { STEPS, type Step, type StepState } from './first-steps.ts'
import { Hint } from '../ui/frame/part.tsx'

/** The settings that a new shop needs, and their progress; each step links to its screen. */
export function FirstStepsScreen() {
  const may = useMays()
  const steps = STEPS.filter(({ permission }) => may(permission))
  const states = useQueries({
    queries: steps.map(({ name, look }) => ({
      queryKey: ['first-steps', name],
      queryFn: ({ signal }: { signal: AbortSignal }) => look(signal),
    })),
  })
  const failed = states.find(({ error }) => error)
  const done = states.filter(({ data }) => data?.isDone).length
  return (
    <Box sx={{ mt: 2, maxWidth: 820 }}>
      <Title title={TEXTS.title} />
      <Typography>{TEXTS.explain}</Typography>
      <Stack direction="row" sx={{ my: 1, alignItems: 'center', justifyContent: 'space-between', gap: 2 }}>
        <Typography role="status" color="text.secondary">
          {states.every(({ data }) => data) && TEXTS.progress(done, steps.length)}
        </Typography>
        <Button href="/" target="_blank" rel="noopener">
          {TEXTS.seeShop}
        </Button>
      </Stack>
      {failed && <Failed error={failed.error} />}
      <Stack component="ol" spacing={1} sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {steps.map((step, index) => (
          <StepCard key={step.name} step={step} state={states[index]?.data} />
        ))}
      </Stack>
    </Box>
  )
}

/** How long a mail takes to be tried, in milliseconds. */
const TRIED_MS = 4000

function StepCard({ step: { name, to, act }, state }: { step: Step; state: StepState | undefined }) {
  const notify = useNotify()
  const queries = useQueryClient()
  const { attempt, isBusy, fault } = useAttempt()
  const press = (deed: () => Promise<string>) =>
    attempt(async () => {
      notify(await deed(), { type: 'info' })
      setTimeout(() => void queries.invalidateQueries({ queryKey: ['first-steps', name] }), TRIED_MS)
    })
  const { title, text, action } = TEXTS.steps[name]
  const Mark = state?.isDone ? CheckCircleIcon : RadioButtonUncheckedIcon
  return (
    <Card component="li">
      <CardContent
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', '&:last-child': { pb: 2 } }}
      >
        <Mark
          color={state?.isDone ? 'success' : 'disabled'}
          titleAccess={state && (state.isDone ? TEXTS.done : TEXTS.open)}
        />
        <Box sx={{ flex: '1 1 260px' }}>
          <Typography component="h2" variant="subtitle1" sx={{ fontWeight: 700 }}>
            {title}
          </Typography>
          <Hint>{text}</Hint>
          {fault !== null && <Alert severity="error">{fault}</Alert>}
          {state?.note && (
            <Typography variant="body2" sx={{ fontWeight: 600, mt: 0.5 }}>
              {state.note}
            </Typography>
          )}
        </Box>
        <Button
          {...(act ? { disabled: isBusy, onClick: () => void press(act) } : { component: Link, to })}
          variant={state?.isDone === false ? 'contained' : 'outlined'}
        >
          {action}
        </Button>
      </CardContent>
    </Card>
  )
}
