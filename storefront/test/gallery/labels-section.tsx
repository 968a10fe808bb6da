import { Logo } from '../../src/parts/logo/logo.tsx'
import { ShelfLabel, type LabelledArticle } from '../../src/parts/shelf-label/shelf-label.tsx'
import { Amount } from '../../src/parts/shelf-label/amount.tsx'
import { Picture } from '../../src/ui/picture/picture.tsx'
import { VisuallyHidden } from '../../src/ui/text/visually-hidden.tsx'
import styles from './gallery.module.css'

const plain: LabelledArticle = {
  Precioventa: 4250,
  Preciooferta: null,
  Oferta: null,
  unidad: 1,
  PrecioSinImpuestos: 3512.4,
  PrecioPorUnidad: { Precio: 8500, Unidad: 'kg' },
}
const weighed: LabelledArticle = {
  ...plain,
  Precioventa: 11890.5,
  unidad: 100,
  PrecioSinImpuestos: 10760.63,
  PrecioPorUnidad: { Precio: 11890.5, Unidad: 'kg' },
}
const offer: LabelledArticle = { ...plain, Preciooferta: 2999.99, Oferta: { Preciooferta: 2999.99 } }
const hidden: LabelledArticle = {
  ...plain,
  Precioventa: null,
  PrecioSinImpuestos: null,
  PrecioPorUnidad: null,
}
const samples = [plain, weighed, offer, hidden]
const ignore = () => undefined

export function LabelsSection() {
  return (
    <section className={styles['section']}>
      <h1>
        <VisuallyHidden>Góndola</VisuallyHidden>
        <Logo />
      </h1>
      <h2>Shelf labels</h2>
      <div className={styles['grid']}>
        {samples.map((article, position) => (
          <div key={position} className={styles['card']}>
            <Picture path={null} alt="" />
            <p>Yerba mate Playadito con palo 500 g</p>
            <ShelfLabel article={article} onLogin={ignore} />
          </div>
        ))}
      </div>
      <div className={styles['grid']}>
        {samples.map((article, position) => (
          <ShelfLabel key={position} article={article} size="line" onLogin={ignore} />
        ))}
      </div>
      <div className={styles['row']}>
        <ShelfLabel article={offer} size="detail" onLogin={ignore} />
        <ShelfLabel article={weighed} size="detail" onLogin={ignore} />
        <ShelfLabel article={hidden} size="detail" onLogin={ignore} />
      </div>
      <p>
        Total <Amount pesos={123456.7} size="m" />
      </p>
    </section>
  )
}
