import type { Article } from '@gondola/contract/catalogue'
import { ownArticlesTexts } from '../../texts/lists.ts'
import { openDialog } from '../../state/dialogs.ts'
import { setFavourite, useIsFavourite } from '../../state/catalogue/own-articles.ts'
import { useSession } from '../../state/session/session.ts'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { classes } from '../../ui/classes.ts'
import { HeartIcon, HeartFilledIcon } from '../../ui/icons/icons.tsx'
import { tellFailure } from '../messages/tell.ts'
import styles from './favourite-button.module.css'

/**
 * The button that adds an article to the favourites; for a visitor it opens the login. Positioned in the upper end
 * corner of its container.
 */
export function FavouriteButton({ article }: { article: Article }) {
  const client = useSession((session) => session.client?.Id ?? null)
  // lists have many of these: a visitor's does not subscribe to the favourites
  if (client === null) return <Heart isFavourite={false} onToggle={() => openDialog('login')} />
  return <CustomersHeart article={article} client={client} />
}

function CustomersHeart({ article, client }: { article: Article; client: number }) {
  const isFavourite = useIsFavourite(client, article.Codigo)
  const toggle = () =>
    setFavourite(client, article, !isFavourite).catch((error: unknown) => tellFailure(error))
  return <Heart isFavourite={isFavourite} onToggle={() => void toggle()} />
}

function Heart({ isFavourite, onToggle }: { isFavourite: boolean; onToggle: () => void }) {
  return (
    <IconButton
      variant="filled"
      label={isFavourite ? ownArticlesTexts.removeFavourite : ownArticlesTexts.addFavourite}
      icon={isFavourite ? <HeartFilledIcon size={20} /> : <HeartIcon size={20} />}
      aria-pressed={isFavourite}
      className={classes(styles['heart'], isFavourite && styles['marked'])}
      onClick={onToggle}
    />
  )
}
