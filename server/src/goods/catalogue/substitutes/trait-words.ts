import { readLexicon, readLists } from '@gondola/lexicon/read-lexicon'

type Phrases = readonly string[]

/**
 * A property with its values. `within`: its words count only in a description that has one of these. `isMinor`: another
 * value hardly matters.
 */
export interface Property {
  within?: Phrases
  isMinor: boolean
  values: Record<string, Phrases>
}

/**
 * What people ask for because of health, law or conviction: a substitute has all of these that the missing article has.
 */
export const DIETS: Record<string, Phrases> = {}

/**
 * A substitute has the same value of each, or none if the missing article has none: nappies of another size, food for
 * another animal and formula of another stage are of no use.
 */
export const FITS: Record<string, Property> = {}

/** Of each of these a substitute should have the same values; others come later. */
export const KINDS: Record<string, Property> = {}

for (const { names } of readLexicon('conditions')) DIETS[names[0]!] = names

for (const [key, phrases] of readLists('traits')) {
  const [group = '', name = '', value = ''] = key.split(' / ')
  if (group === 'diet') DIETS[name] = phrases
  else {
    const table = group === 'fit' ? FITS : KINDS
    const property = (table[name] ??= { isMinor: group === 'minor', values: {} })
    if (value === 'within') property.within = phrases
    else property.values[value] = phrases
  }
}

/** In a family of alcoholic drinks these say that there is no alcohol: 'Cerveza Cero'. */
export const ALCOHOL_FREE_WORDS: Phrases = ['zero', 'cero', 'free']
