import { DIET_NAMES } from '@gondola/contract/catalogue'
import { filterTexts } from '../../texts/search.ts'
import { type ArticleSource, useListFilters } from '../../state/catalogue/article-source.ts'
import { withCode, withDiet } from '../../state/catalogue/list-filter.ts'
import { SkeletonLines } from '../../ui/states/skeleton.tsx'
import { LoadFailure } from '../load-failure.tsx'
import { FilterGroup, FilterTick } from './filter-group.tsx'
import styles from './list-filter.module.css'
import { useListFilter } from './use-list-filter.ts'

/** All filters of the list, with counts (contract §8). */
export function FilterGroups({
  source,
  hasFamilies = true,
}: {
  source: ArticleSource
  hasFamilies?: boolean
}) {
  const { filter, narrow } = useListFilter()
  const { data: filters, error, refetch, isFetching, isPlaceholderData } = useListFilters(source)
  // without a drawing: beside it the list may have failed for the same reason
  if (error && !filters)
    return <LoadFailure error={error} onRetry={() => void refetch()} busy={isFetching} compact />
  if (!filters) return <SkeletonLines count={8} />
  const { Oferta, Promocion, Marcas, Familias, Tamanos, Aptos } = filters
  return (
    <div className={styles['groups']} aria-busy={isPlaceholderData}>
      <fieldset className={styles['group']}>
        <legend className={styles['legend']}>{filterTexts.signs}</legend>
        <FilterTick
          name={filterTexts.offer}
          count={Oferta}
          isChosen={filter.oferta}
          onChange={(oferta) => narrow({ ...filter, oferta })}
        />
        <FilterTick
          name={filterTexts.promotion}
          count={Promocion}
          isChosen={filter.promocion}
          onChange={(promocion) => narrow({ ...filter, promocion })}
        />
      </fieldset>
      {Aptos.length > 0 && (
        <fieldset className={styles['group']}>
          <legend className={styles['legend']}>{filterTexts.diets}</legend>
          {Aptos.map(({ Apto, Cantidad }) => (
            <FilterTick
              key={Apto}
              name={DIET_NAMES[Apto]}
              count={Cantidad}
              isChosen={filter.apto.includes(Apto)}
              onChange={(isChosen) => narrow(withDiet(filter, Apto, isChosen))}
            />
          ))}
        </fieldset>
      )}
      {hasFamilies && (
        <FilterGroup
          title={filterTexts.families}
          choices={Familias}
          chosen={filter.familias}
          onChoose={(code, isChosen) => narrow(withCode(filter, 'familias', code, isChosen))}
        />
      )}
      <FilterGroup
        title={filterTexts.brands}
        choices={Marcas}
        chosen={filter.marcas}
        onChoose={(code, isChosen) => narrow(withCode(filter, 'marcas', code, isChosen))}
      />
      <FilterGroup
        title={filterTexts.sizes}
        choices={Tamanos}
        chosen={filter.tamanos}
        onChoose={(code, isChosen) => narrow(withCode(filter, 'tamanos', code, isChosen))}
      />
    </div>
  )
}

/** The desktop's filters, beside the list; without families where the panel of categories shows them. */
export function FilterPanel(props: { source: ArticleSource; hasFamilies?: boolean }) {
  return (
    <section className={styles['panel']} aria-labelledby="filtros">
      <h2 id="filtros" className={styles['title']}>
        {filterTexts.title}
      </h2>
      <FilterGroups key={props.source.key.join(' ')} {...props} />
    </section>
  )
}
