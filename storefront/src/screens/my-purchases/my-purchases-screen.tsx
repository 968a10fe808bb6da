import { ownArticlesTexts } from '../../texts/own-articles.ts'
import { PageTitle } from '../../parts/page-title/page-title.tsx'
import { useCustomer } from '../../state/session/customer.ts'
import { useFavourites } from '../../state/catalogue/own-articles.ts'
import { useUsualArticles } from '../../state/catalogue/own-purchases.ts'
import { Container } from '../../ui/layout/container.tsx'
import styles from '../screen.module.css'
import { OwnArticles } from './own-articles.tsx'

/** 'mis-compras': the articles that the customer buys often, and the favourites. */
export function Component() {
  const { Id } = useCustomer()
  return (
    <Container className={styles['screen']}>
      <PageTitle title={ownArticlesTexts.title} />
      <OwnArticles
        title={ownArticlesTexts.usual}
        text={ownArticlesTexts.usualText}
        query={useUsualArticles(Id)}
        emptyTitle={ownArticlesTexts.usualEmpty}
        emptyText={ownArticlesTexts.usualEmptyText}
      />
      <OwnArticles
        title={ownArticlesTexts.favourites}
        text={ownArticlesTexts.favouritesText}
        query={useFavourites(Id)}
        emptyTitle={ownArticlesTexts.favouritesEmpty}
        emptyText={ownArticlesTexts.favouritesEmptyText}
      />
    </Container>
  )
}
