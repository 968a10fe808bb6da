import { ROUTES } from '@gondola/contract/addresses.ts'
import { ownArticlesTexts } from '../../texts/own-articles.ts'
import { useEffect, useState } from 'react'
import { ArticleCarousel } from '../../parts/article-carousel/article-carousel.tsx'
import { Section } from '../../parts/section/section.tsx'
import { hadUsualArticles, useUsualArticles } from '../../state/own-articles.ts'
import { useSession } from '../../state/session.ts'
import { ButtonLink } from '../../ui/button/button.tsx'

/** 'Tus habituales': what the logged-in customer buys most; nothing for who has not ordered yet. */
export function UsualArticles() {
  const client = useSession((session) => session.client?.Id ?? null)
  return client === null ? null : <Usual client={client} />
}

/** Its place is kept while it loads, so that nothing jumps, unless there was nothing the last time. */
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
