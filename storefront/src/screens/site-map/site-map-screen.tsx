import { ROUTES, articlesAddress } from '@gondola/contract/base'
import { chromeTexts, footerTexts } from '../../texts/chrome.ts'
import { homeTexts } from '../../texts/home.ts'
import { ownArticlesTexts } from '../../texts/lists.ts'
import { infoTexts } from '../../texts/info-pages.ts'
import { Link } from 'react-router'
import { LoadFailure } from '../../parts/load-failure.tsx'
import { PageTitle } from '../../parts/page-title.tsx'
import { READING_PAGES } from '../../parts/reading/reading-page.tsx'
import { useDepartments } from '../../state/catalogue/catalogue.ts'
import { Container } from '../../ui/layout/container.tsx'
import { SkeletonLines } from '../../ui/states/skeleton.tsx'
import { Breadcrumb } from '../../ui/text/breadcrumb.tsx'
import styles from './site-map-screen.module.css'

const PAGES = [
  { to: ROUTES.home, text: homeTexts.title },
  { to: ROUTES.articles, text: chromeTexts.allArticles },
  { to: ROUTES.search, text: chromeTexts.search },
  { to: ROUTES.promotions, text: chromeTexts.promotions },
  { to: ROUTES.shoppingList, text: chromeTexts.shoppingList },
  { to: ROUTES.card, text: chromeTexts.card },
  { to: ROUTES.myOrders, text: chromeTexts.myOrders },
  { to: ROUTES.myPurchases, text: ownArticlesTexts.title },
  { to: ROUTES.account, text: chromeTexts.myAccount },
  ...READING_PAGES,
  { to: ROUTES.contact, text: footerTexts.contact },
  { to: ROUTES.withdrawal, text: footerTexts.withdrawal },
]

/** The site map (contract §6): every page, department and family. */
export function Component() {
  const { data: departments, error, refetch, isFetching } = useDepartments()
  return (
    <Container className={styles['screen']}>
      <Breadcrumb steps={[{ text: homeTexts.title, to: ROUTES.home }, { text: infoTexts.siteMap }]} />
      <PageTitle title={infoTexts.siteMap} className={styles['title']} />
      <h2 className={styles['heading']}>{infoTexts.pages}</h2>
      <ul className={styles['pages']}>
        {PAGES.map(({ to, text }) => (
          <li key={to}>
            <Link to={to} className={styles['link']}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
      <h2 className={styles['heading']}>{infoTexts.departments}</h2>
      {error && !departments && (
        <LoadFailure error={error} onRetry={() => void refetch()} busy={isFetching} />
      )}
      {!error && !departments && <SkeletonLines count={12} />}
      <div className={styles['departments']}>
        {departments?.map(({ Codigo, Descripcion, ListFamilias }) => (
          <section key={Codigo} className={styles['department']}>
            <h3>
              <Link to={articlesAddress(Codigo)} className={styles['link']}>
                {Descripcion}
              </Link>
            </h3>
            <ul>
              {ListFamilias.map((family) => (
                <li key={family.Codigo}>
                  <Link to={articlesAddress(family.Codigo)} className={styles['link']}>
                    {family.Descripcion}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Container>
  )
}
