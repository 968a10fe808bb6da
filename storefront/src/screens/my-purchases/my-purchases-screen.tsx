import { ownArticlesTexts } from '../../texts/lists.ts'
import { PageTitle } from '../../parts/page-title.tsx'
import { useCustomer } from '../../state/session/customer.ts'
import { useFavourites } from '../../state/catalogue/own-articles.ts'
import { useOwnPurchases, useUsualArticles } from '../../state/catalogue/own-purchases.ts'
import { Container } from '../../ui/layout/container.tsx'
import styles from '../screen.module.css'
import { OwnArticles } from './own-articles.tsx'

/** 'mis-compras': the articles that the customer buys often, and the favourites. */
export function Component() {
  const { Id } = useCustomer()
  // what was paid the last time stands in each row, and makes it higher
  const { isLoading: arePricesComing } = useOwnPurchases()
  const found = useUsualArticles(Id)
  const usual = arePricesComing ? { ...found, data: undefined } : found
  const favourites = useFavourites(Id)
  return (
    <Container className={styles['screen']}>
      <PageTitle title={ownArticlesTexts.title} />
      <OwnArticles
        title={ownArticlesTexts.usual}
        text={ownArticlesTexts.usualText}
        query={usual}
        emptyTitle={ownArticlesTexts.usualEmpty}
        emptyText={ownArticlesTexts.usualEmptyText}
      />
      {/* it comes after the list above it, which would push it down */}
      {(usual.data || usual.error) && (
        <OwnArticles
          title={ownArticlesTexts.favourites}
          text={ownArticlesTexts.favouritesText}
          query={favourites}
          emptyTitle={ownArticlesTexts.favouritesEmpty}
          emptyText={ownArticlesTexts.favouritesEmptyText}
        />
      )}
    </Container>
  )
}
