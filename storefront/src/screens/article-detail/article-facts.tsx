import { searchAddress, NO_BRAND_NAME } from '@gondola/contract/base'
import { type Article, articleTexts } from '@gondola/contract/catalogue'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import styles from './article-facts.module.css'

/** The article's sale unit, brand and codes. */
export function ArticleFacts({ article }: { article: Article }) {
  const { Marca, Ean, Codigo, unidad } = article
  const isBranded = Marca.Descripcion !== NO_BRAND_NAME
  return (
    <dl className={styles['facts']}>
      {isBranded && (
        <Fact term={articleTexts.brand}>
          <Link to={searchAddress(Marca.Descripcion, true)}>{Marca.Descripcion}</Link>
        </Fact>
      )}
      <Fact term={articleTexts.soldBy}>
        {unidad === 100 ? articleTexts.soldByWeight : articleTexts.soldByPiece}
      </Fact>
      <Fact term={articleTexts.code}>{Codigo}</Fact>
      {Ean && Ean !== Codigo && <Fact term={articleTexts.ean}>{Ean}</Fact>}
    </dl>
  )
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className={styles['fact']}>
      <dt className={styles['term']}>{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}
