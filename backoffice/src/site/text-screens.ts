import ArticleIcon from '@mui/icons-material/Article'
import { staffTexts } from '@gondola/contract/site'
import { PAGE_TEXTS } from '../texts/window-screens.ts'
import { late, type ResourceScreens } from '../ui/frame/screen.ts'

export const textScreens: ResourceScreens = {
  resource: staffTexts,
  texts: PAGE_TEXTS,
  group: 'vidriera',
  icon: ArticleIcon,
  recordName: 'Titulo',
  list: late(async () => (await import('./text-list.tsx')).TextList),
  edit: late(async () => (await import('./text-edit.tsx')).TextEdit),
}
