import { Typography } from '@mui/material'
import { ArrayInput, required, SelectInput, SimpleFormIterator } from 'react-admin'
import type { ListedPrice } from '@gondola/contract/catalogue-admin'
import { BY_BRANCH_TEXTS as TEXTS } from '../texts/branches.ts'
import { useChosenBranch } from '../ui/frame/chosen-branch.ts'
import { BranchIdsInput } from '../ui/forms/branch-inputs.tsx'
import { PesosInput } from '../ui/forms/number-inputs.tsx'
import { choicesOfLists, usePriceLists } from './prices/price-list-choice.tsx'

/** The price lists and the branches between which an article may differ. */
export function useByBranch() {
  const lists = usePriceLists()
  const { branches } = useChosenBranch()
  return { lists, branches: branches.length > 1 ? branches : [] }
}

/** An article's prices by list, and the branches that do not sell it. */
export function ByBranchFields() {
  const { lists, branches } = useByBranch()
  return (
    <>
      {lists.length > 0 && (
        <>
          <Heading>{TEXTS.prices}</Heading>
          <ArrayInput
            source="PreciosPorLista"
            label={false}
            helperText={TEXTS.pricesHint}
            parse={(prices: ListedPrice[] | null) => (prices?.length ? prices : null)}
          >
            <SimpleFormIterator inline disableReordering disableClear>
              <SelectInput
                source="Lista"
                label={TEXTS.list}
                choices={choicesOfLists(lists)}
                validate={required()}
                helperText={false}
              />
              <PesosInput source="Precio" label={TEXTS.price} validate={required()} min={0} />
            </SimpleFormIterator>
          </ArrayInput>
        </>
      )}
      {branches.length > 0 && (
        <>
          <Heading>{TEXTS.sold}</Heading>
          <BranchIdsInput source="NoSeVendeEn" label={TEXTS.notSold} hint={TEXTS.notSoldHint} />
        </>
      )}
    </>
  )
}

const Heading = ({ children }: { children: string }) => (
  <Typography variant="h6" component="h2" sx={{ mt: 1 }}>
    {children}
  </Typography>
)
