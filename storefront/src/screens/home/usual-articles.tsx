import { ROUTES } from '@gondola/contract/base'
import { ownArticlesTexts } from '../../texts/own-articles.ts'
import { useEffect, useState } from 'react'
import { ArticleCarousel } from '../../parts/article-carousel/article-carousel.tsx'
import { Section } from '../../parts/section/section.tsx'
import { hadUsualArticles, useUsualArticles } from '../../state/own-articles.ts'
import { useSession } from '../../state/session.ts'
import { ButtonLink } from '../../ui/button/button.tsx'

/** 'Tus habituales': the articles that the logged-in customer buys most; renders nothing without previous orders. */
export function UsualArticles() {
  const client = useSession((session) => session.client?.Id ?? null)
  return client === null ? null : <Usual client={client} />
}

/** Reserves its space while it loads, to avoid a layout shift, unless it was empty the last time. */
function Usual({ client }: { client: number }) {
  const { data: articles, isPending } = useUsualArticles(client)
  const [hadSome] = useState(hadUsualArticles.read)
  const hasSome = articles && articles.length > 0
  useEffect(() => {
    if (hasSome !== undefined) hadUsualArticles.write(hasSome)
  }, [hasSome])
  if (!(isPending ? hadSome : hasSome)) return null
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
      <ArticleCarousel label={ownArticlesTexts.yourUsual} articles={articles ?? []} isLoading={isPending} />
    </Section>
  )
}
