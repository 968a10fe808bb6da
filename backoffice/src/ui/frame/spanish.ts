import polyglotI18nProvider from 'ra-i18n-polyglot'
import type { I18nProvider, TranslationMessages } from 'react-admin'
import { REACT_ADMIN_TEXTS } from '../../texts/react-admin.ts'
import { isResourceScreens, titlesOf, type ResourceScreens, type Screen } from './screen.ts'

/** All texts of the panel in Spanish: react-admin's, and the names of records and their fields. */
export function spanishOf(screens: readonly Screen[]): I18nProvider {
  const resources = Object.fromEntries(
    screens.filter(isResourceScreens).map((each) => [each.resource.name, wordsOf(each)]),
  )
  const words = { ...REACT_ADMIN_TEXTS, resources } as unknown as TranslationMessages
  const locales = [{ locale: 'es', name: 'Español' }]
  return polyglotI18nProvider(() => words, 'es', locales, { allowMissing: true })
}

const wordsOf = ({ resource, texts }: ResourceScreens) => ({
  name: `${texts.one} |||| ${texts.many}`,
  fields: titlesOf({ resource, texts }),
  page: { create: `${REACT_ADMIN_TEXTS.ra.action.create} ${withinSentence(texts.one)}` },
})

/** Only the first letter is lower-cased: names stay as they are ('clave de API'). */
const withinSentence = (name: string) => name.charAt(0).toLowerCase() + name.slice(1)
