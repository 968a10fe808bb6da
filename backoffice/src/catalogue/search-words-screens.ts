import SpellcheckIcon from '@mui/icons-material/Spellcheck'
import { staffSearchWords } from '@gondola/contract/catalogue-admin'
import { SEARCH_WORD_TEXTS } from '../texts/catalogue-panel.ts'
import { late, type ResourceScreens } from '../ui/frame/screen.ts'

export const searchWordScreens: ResourceScreens = {
  resource: staffSearchWords,
  texts: SEARCH_WORD_TEXTS,
  group: 'catalogo',
  icon: SpellcheckIcon,
  recordName: 'Renglon',
  list: late(async () => (await import('./search-words.tsx')).SearchWordList),
  create: late(async () => (await import('./search-words.tsx')).SearchWordCreate),
  edit: late(async () => (await import('./search-words.tsx')).SearchWordEdit),
}
