import english from 'ra-language-english'
import { expect, it } from 'vitest'
import { REACT_ADMIN_TEXTS } from './react-admin.ts'

/** Of components and settings that the panel does not have. */
const UNUSED =
  /^ra\.(action\.(update|select_columns|update_application)|boolean\.|input\.(file|image|references)\.|message\.(about|are_you_sure|bulk_update_\w+|details|yes|placeholder_data_warning)|navigation\.(no_more_results|page_out_from_\w+)|auth\.email|notification\.(bad_item|data_provider_error|canceled|application_update_available)|validation\.unique|saved_queries\.(label|help)|guesser\.|configurable\.(configureMode|inspector\.(reset|hideAll|showAll)|Datagrid|SimpleForm|SimpleList))/

function keysOf(texts: object, prefix = ''): string[] {
  return Object.entries(texts).flatMap(([key, text]: [string, unknown]) =>
    typeof text === 'object' && text !== null ? keysOf(text, `${prefix}${key}.`) : [`${prefix}${key}`],
  )
}

it('has every text of react-admin that the panel can show', () => {
  const shown = keysOf(english).filter((key) => !UNUSED.test(key))
  expect(keysOf(REACT_ADMIN_TEXTS).toSorted()).toEqual(shown.toSorted())
})
