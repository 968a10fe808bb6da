import { DataTable, SimpleList, useListContext } from 'react-admin'
import type { PriceEntry } from '@gondola/contract/catalogue-admin'
import { formatDate, formatPesos, formatVariation as variation } from '@gondola/contract/base'
import { PRICE_SOURCE_NAMES, PRICE_TEXTS } from '../../texts/catalogue-panel.ts'
import { MomentField, NameField, PesosField } from './fields.tsx'
import { useIsNarrow } from '../frame/use-is-narrow.ts'

type Row = PriceEntry & { id: number }

const importText = ({ Importacion }: PriceEntry) =>
  Importacion === null ? '' : `${Importacion.Archivo} (n.º ${Importacion.Id})`

const listText = ({ Lista }: PriceEntry) => Lista && (Lista.Nombre || PRICE_TEXTS.deletedList(Lista.Id))

/** Previous prices, newest first; `withArticle` if they are of several articles. */
export function PriceTable({ withArticle = false }: { withArticle?: boolean }) {
  const isNarrow = useIsNarrow()
  const { data = [] } = useListContext<Row>()
  const hasLists = data.some(({ Lista }) => Lista !== undefined)
  if (isNarrow) {
    return (
      <SimpleList<Row>
        rowClick={false}
        primaryText={({ Articulo, Precioventa }) =>
          withArticle ? `${Articulo.Descripcion}: ${formatPesos(Precioventa)}` : formatPesos(Precioventa)
        }
        secondaryText={(entry) =>
          [PRICE_SOURCE_NAMES[entry.Origen], listText(entry), entry.Usuario, importText(entry)]
            .filter(Boolean)
            .join(' · ')
        }
        tertiaryText={({ Fechahora }) => formatDate(Fechahora)}
      />
    )
  }
  return (
    <DataTable<Row> bulkActionButtons={false} rowClick={false}>
      <DataTable.Col<Row> source="Fechahora">
        <MomentField source="Fechahora" />
      </DataTable.Col>
      {withArticle && (
        <DataTable.Col<Row>
          source="Articulo"
          render={({ Articulo }) => `${Articulo.Descripcion} (${Articulo.Codigo})`}
        />
      )}
      <DataTable.Col<Row> align="right" source="Anterior" disableSort>
        <PesosField source="Anterior" />
      </DataTable.Col>
      <DataTable.Col<Row> align="right" source="Precioventa">
        <PesosField source="Precioventa" />
      </DataTable.Col>
      <DataTable.Col<Row>
        align="right"
        source="Variacion"
        disableSort
        render={({ Anterior, Precioventa }) => (Anterior === null ? '' : variation(Anterior, Precioventa))}
      />
      {hasLists && <DataTable.Col<Row> source="Lista" disableSort render={listText} />}
      <DataTable.Col<Row> source="Origen" disableSort>
        <NameField source="Origen" names={PRICE_SOURCE_NAMES} />
      </DataTable.Col>
      <DataTable.Col<Row> source="Usuario" />
      <DataTable.Col<Row> source="Importacion" disableSort render={importText} />
    </DataTable>
  )
}
