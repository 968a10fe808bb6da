import { searchAddress } from '@gondola/contract/base'
import { surfaceTexts } from '../../texts/search-surface.ts'
import { brandMatches } from '../../state/brand-matches.ts'
import { useBrands } from '../../state/catalogue/catalogue.ts'
import { TagIcon } from '../../ui/icons/later-icons.tsx'
import { PlaceSuggestion, SuggestionCount } from './suggestion.tsx'

/** The brands that match the typed text, found in the browser. */
export function BrandSuggestions({ text, onChoose }: { text: string; onChoose: () => void }) {
  const { data: brands = [] } = useBrands(true)
  const found = brandMatches(brands, text)
  return (
    <>
      <SuggestionCount count={found.length} />
      {found.length > 0 && (
        <ul aria-label={surfaceTexts.searchSuggestions}>
          {found.map(({ Codigo, Descripcion }) => (
            <PlaceSuggestion
              key={Codigo}
              to={searchAddress(Descripcion, true)}
              name={Descripcion}
              kind={surfaceTexts.suggestedBrand}
              icon={<TagIcon size={20} />}
              onChoose={onChoose}
            />
          ))}
        </ul>
      )}
    </>
  )
}
