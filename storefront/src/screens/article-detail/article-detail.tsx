import {
  articlePicture,
  type Article,
  type ArticleWithFacts,
  type FilterQuery,
  articlePrice,
  articleTexts,
  DIET_NAMES,
  type RunningPromotion,
} from '@gondola/contract/catalogue'
import { alcoholTexts } from '@gondola/contract/orders'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, type ReactNode, useEffect, useState } from 'react'
import { NavigationType, useNavigationType, Link } from 'react-router'
import { listShelf, searchArticles } from '../../api/catalogue.ts'
import { AddToCart } from '../../parts/article-card/add-to-cart.tsx'
import { ArticleBadge } from '../../parts/article-card/article-badge.tsx'
import { ArticlePrice } from '../../parts/article-price.tsx'
import { PriceMemory } from '../../parts/price-memory/price-memory.tsx'
import { FavouriteButton } from '../../parts/favourites/favourite-button.tsx'
import { PageTitle } from '../../parts/page-title.tsx'
import { useDepartments, usePromotions } from '../../state/catalogue/catalogue.ts'
import { QUERY_KEYS } from '../../state/query-keys.ts'
import { findShelf, type ChosenShelf } from '../../state/catalogue/shelf.ts'
import { CheckIcon } from '../../ui/icons/icons.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import { Badge } from '../../ui/text/badge.tsx'
import { Breadcrumb, type BreadcrumbStep } from '../../ui/text/breadcrumb.tsx'
import { ArticleCarousel } from '../../parts/article-carousel/article-carousel.tsx'
import { LoadFailure } from '../../parts/load-failure.tsx'
import { Section } from '../../parts/section/section.tsx'
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx'
import { promotionTexts } from '@gondola/contract/promotions'
import { openDialog } from '../../state/dialogs.ts'
import { Button } from '../../ui/button/button.tsx'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { ArrowUpIcon } from '../../ui/icons/later-icons.tsx'
import styles from './article-detail.module.css'
import { isLooseProduce, PackFacts } from './pack-facts.tsx'
import { ShareBlock } from './share-block.tsx'
import { ROUTES, articlesAddress, formatDate, searchAddress, NO_BRAND_NAME } from '@gondola/contract/base'
import { listTexts, stockTexts, promotedPriceText } from '../../texts/lists.ts'
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
            path={articlePicture(article)}
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
            <span className={styles['unit']}>{listTexts.unit({ ...article, Apto: [] })}</span>
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
          <PackFacts facts={article.Ficha} isLoose={isLooseProduce(article)} />
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

const RELATED_MAX = 24
/** What a name says that an article is free of, beside its claims. */
const FREE =
  /(?<!\p{L})(?:sin (?!gas)\p{L}+|(?:zero|cero)(?: lactosa)?|deslactosad\p{L}|descafeinad\p{L}|light|vegan\p{L})(?!\p{L})/iu

const saidFree = ({ Descripcion }: Article) => FREE.exec(Descripcion)?.[0]

/** Those of its family, each once: first what is free of all that an article claims, or its name says, to be free of. */
export async function findRelated(article: Article, signal: AbortSignal): Promise<Article[]> {
  const {
    Apto = [],
    Familia: { Codigo },
  } = article
  const slice = { from: 0, count: RELATED_MAX + 1, orden: 's' } as const
  const ofFamily = (filter: FilterQuery) => listShelf({ kind: 'family', Codigo }, slice, filter, signal)
  const said = saidFree(article)
  const lists = await Promise.all([
    ...Array.from(new Set([Apto.join(), ...Apto.slice(0, 1)].filter(Boolean)), (apto) => ofFamily({ apto })),
    ...(said ? [searchArticles(said, false, slice, { familias: String(Codigo) }, signal)] : []),
    ofFamily({}),
  ])
  return [...new Map(lists.flatMap(({ items }) => items).map((each) => [each.Codigo, each])).values()]
}

/** 'PRODUCTOS RELACIONADOS:', the articles of the same family (spec §2, Article detail). */
function RelatedArticles({ article }: { article: Article }) {
  const { data, error, refetch, isFetching } = useQuery({
    // of all articles of a family that claim the same
    queryKey: [...QUERY_KEYS.articles, 'related', article.Familia.Codigo, article.Apto, saidFree(article)],
    queryFn: ({ signal }) => findRelated(article, signal),
  })
  const articles = data?.filter(({ Codigo }) => Codigo !== article.Codigo).slice(0, RELATED_MAX)
  return (
    <Section title={articleTexts.related}>
      {error && !articles && <LoadFailure error={error} onRetry={() => void refetch()} busy={isFetching} />}
      {!error && !articles && (
        <VisuallyHidden>
          <span role="status">{articleTexts.relatedLoading}</span>
        </VisuallyHidden>
      )}
      {articles?.length === 0 && <p className={styles['empty']}>{articleTexts.relatedEmpty}</p>}
      {!(error && !articles) && articles?.length !== 0 && (
        <ArticleCarousel label={articleTexts.related} articles={articles ?? []} isLoading={!articles} />
      )}
    </Section>
  )
}

/** The article's promotion: the resulting price, its end and limits, 'Ver bases' (argentina §6, L12). */
function PromotionNote({ article, promotion }: { article: Article; promotion: RunningPromotion }) {
  const { data: promotions } = usePromotions()
  const whole = promotions?.find(({ Promocion }) => Promocion === promotion.Promocion)
  const { Mecanica } = promotion
  return (
    <div className={styles['promotionNote']}>
      <strong className={styles['seal']}>{promotion.Descrip}</strong>
      {article.Llevando && (
        <strong className={styles['price']}>{promotedPriceText(article.Llevando, article.unidad)}</strong>
      )}
      <span>{articleTexts.promotionUntil(formatDate(promotion.FechaHasta))}</span>
      {whole?.Dias && <span>{promotionTexts.onWeekdays(whole.Dias)}</span>}
      {Mecanica?.Limite !== undefined && <span>{promotionTexts.limit(Mecanica)}</span>}
      {whole && (
        <Button size="s" variant="quiet" onClick={() => openDialog('promotionTerms', { promotion: whole })}>
          {promotionTexts.terms}
        </Button>
      )}
    </div>
  )
}

/** The article's brand, what its name tells in short, its sale unit and codes. */
function ArticleFacts({ article }: { article: Article }) {
  const { Marca, Ean, Codigo, unidad } = article
  const { Envase, Peso, Uva, Cosecha } = article.Presentacion ?? {}
  const isBranded = Marca.Descripcion !== NO_BRAND_NAME
  return (
    <dl className={styles['articleFacts']}>
      {isBranded && (
        <Fact term={articleTexts.brand}>
          <Link to={searchAddress(Marca.Descripcion, true)}>{Marca.Descripcion}</Link>
        </Fact>
      )}
      {Envase && <Fact term={articleTexts.packs}>{Envase}</Fact>}
      {Peso && <Fact term={articleTexts.babyWeight}>{Peso}</Fact>}
      {Uva && <Fact term={articleTexts.grape}>{Uva}</Fact>}
      {Cosecha && <Fact term={articleTexts.vintage}>{Cosecha}</Fact>}
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

/** Scroll distance from which the button is shown, in window heights. */
const FROM_SCREENS = 0.8

/** Moves scroll position and focus back to the page's heading (spec §2, Article detail). */
function BackToTop() {
  const isUseful = useIsScrolledDown()
  if (!isUseful) return null
  return (
    <IconButton
      variant="filled"
      className={styles['button']}
      label={articleTexts.backToTop}
      icon={<ArrowUpIcon />}
      onClick={() => {
        window.scrollTo({ top: 0, behavior: 'smooth' })
        document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
      }}
    />
  )
}

function useIsScrolledDown(): boolean {
  const [isDown, setDown] = useState(false)
  useEffect(() => {
    const look = () => setDown(window.scrollY > window.innerHeight * FROM_SCREENS)
    look()
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [])
  return isDown
}
