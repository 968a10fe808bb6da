import { SearchInput, type SearchInputProps } from 'react-admin'
import { LIST_SEARCH_MAX_CHARACTERS } from '@gondola/contract/base'

const NO_LONGER = { htmlInput: { maxLength: LIST_SEARCH_MAX_CHARACTERS } }

/** A list's search, which takes no more than the server does. */
export const ListSearch = (props: SearchInputProps) => <SearchInput {...props} slotProps={NO_LONGER} />
