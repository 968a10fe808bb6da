import CategoryIcon from '@mui/icons-material/Category'
import UploadFileIcon from '@mui/icons-material/UploadFile'
import { IMPORTS_TEXTS, REVIEW_TEXTS } from '@gondola/contract/texts/staff/imports.ts'
import { late, type WorkScreen } from '../ui/screen.ts'

/** Where lists of prices come in. */
export const importsScreen: WorkScreen = {
  path: 'importaciones',
  title: IMPORTS_TEXTS.title,
  group: 'importaciones',
  icon: UploadFileIcon,
  permission: 'importaciones.ver',
  screen: late(async () => (await import('./imports-screen.tsx')).ImportsScreen),
}

/** One import, from its file to its undoing: `importaciones/12`. */
export const importScreen: WorkScreen = {
  path: 'importaciones/:Id',
  title: IMPORTS_TEXTS.title,
  group: null,
  icon: UploadFileIcon,
  permission: 'importaciones.ver',
  screen: late(async () => (await import('./import-screen.tsx')).ImportScreen),
}

/** Articles whose family nothing told. */
export const reviewScreen: WorkScreen = {
  path: 'por-clasificar',
  title: REVIEW_TEXTS.title,
  group: 'importaciones',
  icon: CategoryIcon,
  permission: 'catalogo.ver',
  screen: late(async () => (await import('./review-screen.tsx')).ReviewScreen),
}
