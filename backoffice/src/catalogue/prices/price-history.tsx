import { useState } from 'react'
import { DateInput, Pagination, ReferenceManyField, SelectInput, useRecordContext } from 'react-admin'
import { formatDate, formatPesos, formatVariation } from '@gondola/contract/base'
import { staffPrices, type PriceEntry, type StaffArticle } from '@gondola/contract/catalogue-admin'
import { PRICE_SOURCE_NAMES, PRICE_TEXTS as TEXTS } from '../../texts/catalogue-panel.ts'
import { ArticleInput } from '../../ui/forms/catalogue-inputs.tsx'
import type { Column } from '../../ui/records/columns.tsx'
import { RecordRows } from '../../ui/records/record-list.tsx'
import { recordScreens } from '../../ui/records/record-screens.tsx'
import { choicesOfLists, PriceListChoice, usePriceLists } from './price-list-choice.tsx'

const importText = ({ Importacion: from, Sucursal }: PriceEntry) =>
  from === null ? '' : [`${from.Archivo} (n.º ${from.Id})`, Sucursal].filter(Boolean).join(' · ')

const listText = ({ Lista }: PriceEntry) => Lista && (Lista.Nombre || TEXTS.deletedList(Lista.Id))

const detailsOf = (entry: PriceEntry) =>
  [PRICE_SOURCE_NAMES[entry.Origen], listText(entry), entry.Usuario, importText(entry)]
    .filter(Boolean)
    .join(' · ')

const dayOf = ({ Fechahora }: PriceEntry) => formatDate(Fechahora)

const COLUMNS: readonly Column<PriceEntry>[] = [
  { field: 'Fechahora', as: 'moment' },
  { field: 'Codigo', hidden: true, csv: ({ Articulo }) => Articulo.Codigo },
  {
    field: 'Articulo',
    show: ({ Articulo }) => `${Articulo.Descripcion} (${Articulo.Codigo})`,
    csv: ({ Articulo }) => Articulo.Descripcion,
  },
  { field: 'Anterior', as: 'pesos', unsorted: true },
  { field: 'Precioventa', as: 'pesos' },
  {
    field: 'Variacion',
    right: true,
    unsorted: true,
    show: ({ Anterior, Precioventa }) => (Anterior === null ? '' : formatVariation(Anterior, Precioventa)),
  },
  {
    field: 'Lista',
    unsorted: true,
    when: (entries) => entries.some(({ Lista }) => Lista !== undefined),
    show: listText,
    csv: ({ Lista }) => Lista?.Nombre ?? null,
  },
  { field: 'Origen', names: PRICE_SOURCE_NAMES, filter: true, unsorted: true },
  { field: 'Usuario' },
  {
    field: 'Importacion',
    unsorted: true,
    show: importText,
    csv: ({ Importacion }) => Importacion?.Archivo ?? null,
  },
]

/** Previous prices of all articles, newest first. */
export const priceHistory = recordScreens<PriceEntry>({
  useList() {
    const lists = usePriceLists()
    return {
      columns: COLUMNS,
      exported: [
        'Fechahora',
        'Codigo',
        'Articulo',
        'Lista',
        'Anterior',
        'Precioventa',
        'Origen',
        'Usuario',
        'Importacion',
      ],
      line: [
        ({ Articulo, Precioventa }) => `${Articulo.Descripcion}: ${formatPesos(Precioventa)}`,
        detailsOf,
        dayOf,
      ],
      opens: false,
      sort: '-Fechahora',
      filters: [
        <ArticleInput key="Articulo" source="Articulo" />,
        ...(lists.length === 0
          ? []
          : [<SelectInput key="Lista" source="Lista" choices={choicesOfLists(lists)} alwaysOn />]),
        <DateInput key="FechaDesde" source="FechaDesde" />,
        <DateInput key="FechaHasta" source="FechaHasta" />,
      ],
    }
  },
})

/** The price history of the article: who, when, by which import. Its tab is there before it is shown: a change asks again. */
export function ArticlePrices() {
  const [Lista, setLista] = useState<number | null>(null)
  return (
    <>
      <PriceListChoice chosen={Lista} onChoose={setLista} />
      <ReferenceManyField
        key={useRecordContext<StaffArticle & { id: string }>()?.Actualizado}
        reference={staffPrices.name}
        target="Articulo"
        perPage={25}
        sort={{ field: 'Fechahora', order: 'DESC' }}
        filter={Lista === null ? {} : { Lista }}
        pagination={<Pagination />}
      >
        <RecordRows<PriceEntry>
          columns={COLUMNS.filter(({ field }) => field !== 'Articulo')}
          line={['Precioventa', detailsOf, dayOf]}
          opens={false}
        />
      </ReferenceManyField>
    </>
  )
}
