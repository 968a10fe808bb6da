import {
  type Article,
  type ArticleWithFacts,
  articlePrice,
  articleTexts,
  DIET_NAMES,
} from '@gondola/contract/catalogue'
import { alcoholTexts } from '@gondola/contract/orders'
import { useDeferredValue } from 'react'
import { NavigationType, useNavigationType } from 'react-router'
import { AddToCart } from '../../parts/article-card/add-to-cart.tsx'
import { ArticleBadge } from '../../parts/article-card/article-badge.tsx'
import { ArticlePrice } from '../../parts/article-price/article-price.tsx'
import { PriceMemory } from '../../parts/price-memory/price-memory.tsx'
import { FavouriteButton } from '../../parts/favourites/favourite-button.tsx'
import { PageTitle } from '../../parts/page-title/page-title.tsx'
import { useDepartments } from '../../state/catalogue/catalogue.ts'
import { findShelf, type ChosenShelf } from '../../state/catalogue/shelf.ts'
import { CheckIcon } from '../../ui/icons/icons.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import { Badge } from '../../ui/text/badge.tsx'
import { Breadcrumb, type BreadcrumbStep } from '../../ui/text/breadcrumb.tsx'
import { ArticleFacts } from './article-facts.tsx'
import styles from './article-detail.module.css'
import { BackToTop } from './back-to-top.tsx'
import { PackFacts } from './pack-facts.tsx'
import { PromotionNote } from './promotion-note.tsx'
import { RelatedArticles } from './related-articles.tsx'
import { ShareBlock } from './share-block.tsx'
import { ROUTES, articlesAddress } from '@gondola/contract/base'
import { stockTexts } from '../../texts/lists.ts'
import { homeTexts } from '../../texts/home.ts'

/** An article's details, its actions, and related articles (spec §2, Article detail). */
export function ArticleDetail({ article }: { article: ArticleWithFacts }) {
  const { data: departments = [] } = useDepartments()
  // Renders the article first and the related articles afterwards. After going back it renders all at once, so that the
  // scroll position can be restored.
  const isBack = useNavigationType() === NavigationType.Pop
  const hasNeighbours = useDeferredValue(true, isBack)
  const shelf = findShelf(departments, article.Familia.Codigo)
  return (
    <>
      <Breadcrumb steps={stepsTo(article, shelf)} />
      <div className={styles['top']} data-article={article.Codigo}>
        <div className={styles['window']}>
          <Picture
            path={article.Imagen}
            alt={article.Descripcion}
            sizes="(min-width: 740px) 480px, 92vw"
            eager
          />
          <span className={styles['badge']}>
            <ArticleBadge article={article} large />
          </span>
          <FavouriteButton article={article} />
        </div>
        <div className={styles['facts']}>
          <p className={styles['brand']}>{article.Marca.Descripcion}</p>
          <PageTitle title={article.Descripcion} className={styles['name']} />
          <p className={styles['signs']}>
            {article.Existencia === 'no-hay' ? (
              <Badge tone="error">{stockTexts['no-hay']}</Badge>
            ) : (
              <Badge tone="brand" icon={<CheckIcon size={16} />}>
                {articleTexts.inStock}
              </Badge>
            )}
            {article.Apto?.map((diet) => (
              <Badge key={diet}>{DIET_NAMES[diet]}</Badge>
            ))}
            <span className={styles['unit']}>{article.unidaddescrip}</span>
          </p>
          {article.Promocion && <PromotionNote article={article} promotion={article.Promocion} />}
          <div className={styles['label']}>
            <ArticlePrice article={article} size="detail" />
          </div>
          <PriceMemory Codigo={article.Codigo} unidad={article.unidad} price={articlePrice(article)} />
          <AddToCart article={article} look="detail" />
          {article.unidad === 100 && <p className={styles['note']}>{articleTexts.weighed}</p>}
          {article.Alcohol && <p className={styles['note']}>{alcoholTexts.legend}</p>}
        </div>
        <div className={styles['more']}>
          {article.Ficha && <PackFacts facts={article.Ficha} />}
          <ArticleFacts article={article} />
          <ShareBlock article={article} />
        </div>
      </div>
      {hasNeighbours && <RelatedArticles article={article} />}
      <BackToTop />
    </>
  )
}

/** The breadcrumb of an article: home, department (once loaded), family, article. */
function stepsTo({ Familia, Descripcion }: Article, shelf: ChosenShelf | null): BreadcrumbStep[] {
  const department = shelf?.department
  const steps: BreadcrumbStep[] = [{ text: homeTexts.title, to: ROUTES.home }]
  if (department) steps.push({ text: department.Descripcion, to: articlesAddress(department.Codigo) })
  steps.push({ text: Familia.Descripcion, to: articlesAddress(Familia.Codigo) }, { text: Descripcion })
  return steps
}
