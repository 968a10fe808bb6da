import { Pagination, ReferenceManyField } from 'react-admin'
import { PriceTable } from '../ui/price-table.tsx'

/** The price history of the article: who, when, by which import. */
export const ArticlePrices = () => (
  <ReferenceManyField
    reference="precios"
    target="Articulo"
    perPage={25}
    sort={{ field: 'Fechahora', order: 'DESC' }}
    pagination={<Pagination />}
  >
    <PriceTable />
  </ReferenceManyField>
)
