import { ROUTES } from '@gondola/contract/addresses.ts'
import { ownArticlesTexts } from '@gondola/contract/texts/own-articles.ts'
import { ArticleCarousel } from '../../parts/article-carousel/article-carousel.tsx'
import { Section } from '../../parts/section/section.tsx'
import { useUsualArticles } from '../../state/own-articles.ts'
import { useSession } from '../../state/session.ts'
import { ButtonLink } from '../../ui/button/button.tsx'

/** 'Tus habituales': what the logged-in customer buys most; nothing for who has not ordered yet. */
export function UsualArticles() {
  const client = useSession((session) => session.client?.Id ?? null)
  return client === null ? null : <Usual client={client} />
}

function Usual({ client }: { client: number }) {
  const { data: articles } = useUsualArticles(client)
  if (!articles || articles.length === 0) return null
  return (
    <Section
      title={ownArticlesTexts.yourUsual}
      text={ownArticlesTexts.usualText}
      more={
        <ButtonLink to={ROUTES.myPurchases} variant="secondary" size="s">
          {ownArticlesTexts.seeAll}
        </ButtonLink>
      }
    >
      <ArticleCarousel label={ownArticlesTexts.yourUsual} articles={articles} />
    </Section>
  )
}
