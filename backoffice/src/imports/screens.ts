import { classifyArticles, IMPORTS_TEXTS, REVIEW_TEXTS } from '@gondola/contract/imports'
import CategoryIcon from '@mui/icons-material/Category'
import UploadFileIcon from '@mui/icons-material/UploadFile'
import { inGroup, late } from '../ui/frame/screen.ts'

export const importScreens = inGroup('importaciones', [
  // Uploads of price lists.
  {
    path: 'importaciones',
    title: IMPORTS_TEXTS.title,
    icon: UploadFileIcon,
    permission: 'importaciones.ver',
    screen: late(async () => (await import('./imports-screen.tsx')).ImportsScreen),
  },
  // One import, from upload to undo: `importaciones/12`.
  {
    path: 'importaciones/:Id',
    title: IMPORTS_TEXTS.title,
    group: null,
    icon: UploadFileIcon,
    permission: 'importaciones.ver',
    screen: late(async () => (await import('./import-screen.tsx')).ImportScreen),
  },
  // Articles without a known family.
  {
    path: 'por-clasificar',
    title: REVIEW_TEXTS.title,
    icon: CategoryIcon,
    permission: 'catalogo.ver',
    call: classifyArticles,
    screen: late(async () => (await import('./review-screen.tsx')).ReviewScreen),
  },
])
