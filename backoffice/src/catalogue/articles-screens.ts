import SellIcon from '@mui/icons-material/Sell'
import { staffArticles } from '@gondola/contract/catalogue-admin'
import { ARTICLE_TEXTS } from '../texts/catalogue-panel.ts'
import { late, type ResourceScreens } from '../ui/frame/screen.ts'

export const articleScreens: ResourceScreens = {
  resource: staffArticles,
  texts: ARTICLE_TEXTS,
  group: 'catalogo',
  icon: SellIcon,
  recordName: 'Descripcion',
  list: late(async () => (await import('./article-list.tsx')).ArticleList),
  create: late(async () => (await import('./article-create.tsx')).ArticleCreate),
  edit: late(async () => (await import('./article-edit.tsx')).ArticleEdit),
}
