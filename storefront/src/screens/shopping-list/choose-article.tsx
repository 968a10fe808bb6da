import { SEARCH_MAX_CHARACTERS } from '@gondola/contract/base'
import { articlePicture, checkSearch, type Article, type ListMatch } from '@gondola/contract/catalogue'
import { searchTexts } from '../../texts/search.ts'
import { shoppingListTexts } from '../../texts/shopping-list.ts'
import { useDeferredValue, useState } from 'react'
import { ArticlePrice } from '../../parts/article-price.tsx'
import { LoadFailure } from '../../parts/load-failure.tsx'
import { useFoundArticles } from '../../state/catalogue/catalogue.ts'
import { Button } from '../../ui/button/button.tsx'
import { Modal } from '../../ui/dialog/modal.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import { SkeletonLines } from '../../ui/states/skeleton.tsx'
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx'
import styles from './choose-article.module.css'

interface ChooseArticleProps {
  match: ListMatch
  current: Article | null
  onChoose: (article: Article) => void
  onClose: () => void
}

/** The alternatives for a line, and a search for any other article. */
export function ChooseArticle({ match, current, onChoose, onClose }: ChooseArticleProps) {
  const [text, setText] = useState('')
  const searched = useDeferredValue(text.trim())
  const proposed = [match.Articulo, ...match.Alternativas].filter((article) => article !== null)
  const others = proposed.filter(({ Codigo }) => Codigo !== current?.Codigo)
  const isSearching = checkSearch(searched) === null
  return (
    <Modal title={shoppingListTexts.chooseTitle(match.Texto.trim())} size="m" onClose={onClose}>
      <TextField
        label={shoppingListTexts.searchOther}
        type="search"
        autoComplete="off"
        maxLength={SEARCH_MAX_CHARACTERS}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {isSearching && <Found text={searched} onChoose={onChoose} />}
      {!isSearching && others.length > 0 && (
        <>
          <h3 className={styles['heading']}>{shoppingListTexts.alternatives}</h3>
          <Choices articles={others} onChoose={onChoose} />
        </>
      )}
      {!isSearching && others.length === 0 && <p>{shoppingListTexts.noAlternatives}</p>}
    </Modal>
  )
}

function Found({ text, onChoose }: { text: string; onChoose: (article: Article) => void }) {
  const { data, error, refetch, isFetching } = useFoundArticles(text)
  if (error && !data) return <LoadFailure error={error} onRetry={() => void refetch()} busy={isFetching} />
  const isEmpty = data?.items.length === 0
  return (
    <>
      {/* there before what it says */}
      <div role="status">
        {isEmpty && <p>{shoppingListTexts.noResults}</p>}
        {data?.notSold && (
          <p>{searchTexts.notSold(data.notSold, data.items[0]?.Familia.Descripcion ?? '')}</p>
        )}
        {data?.searched && <p>{searchTexts.mended(data.searched, text)}</p>}
        {data?.undeclared && <p>{searchTexts.undeclared(data.undeclared)}</p>}
        {data && !isEmpty && <VisuallyHidden>{shoppingListTexts.results(data.items.length)}</VisuallyHidden>}
      </div>
      {data ? <Choices articles={data.items} onChoose={onChoose} /> : <SkeletonLines count={6} />}
    </>
  )
}

function Choices({ articles, onChoose }: { articles: readonly Article[]; onChoose: (a: Article) => void }) {
  return (
    <ul className={styles['choices']}>
      {articles.map((article) => (
        <li key={article.Codigo} className={styles['choice']}>
          <Picture path={articlePicture(article)} alt="" sizes="72px" className={styles['picture']} />
          <span className={styles['name']}>{article.Descripcion}</span>
          <div className={styles['price']}>
            <ArticlePrice article={article} size="line" />
          </div>
          <Button
            size="s"
            aria-label={shoppingListTexts.chooseName(article.Descripcion)}
            onClick={() => onChoose(article)}
          >
            {shoppingListTexts.choose}
          </Button>
        </li>
      ))}
    </ul>
  )
}
