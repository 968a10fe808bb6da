import ChecklistIcon from '@mui/icons-material/Checklist'
import { FIRST_STEPS_TEXTS } from '../texts/first-steps.ts'
import { late, type WorkScreen } from '../ui/frame/screen.ts'

/** The settings that a new shop needs. */
export const firstStepsScreen: WorkScreen = {
  path: 'primeros-pasos',
  title: FIRST_STEPS_TEXTS.title,
  group: 'equipo',
  icon: ChecklistIcon,
  permission: 'parametros.editar',
  screen: late(async () => (await import('./first-steps-screen.tsx')).FirstStepsScreen),
}
