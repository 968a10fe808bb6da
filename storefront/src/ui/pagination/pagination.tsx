import { ownTexts, pageWindow, say } from '@gondola/contract/base'
import { interfaceTexts } from '../../texts/interface.ts'
import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import { ChevronLeftIcon, ChevronRightIcon } from '../icons/icons.tsx'
import styles from './pagination.module.css'

const pagingTexts = ownTexts({
  pagination: 'Paginación',
  page: (page: number) => say`Página ${page}`,
  firstPage: 'Primera página, 1',
  lastPage: (page: number) => say`Última página, ${page}`,
})

export interface PaginationProps {
  /** The current page, from 1. */
  page: number
  pageCount: number
  onPage: (page: number) => void
}

/**
 * Previous, up to seven pages, next; also the first and the last page if they are not among the seven. Renders nothing
 * if there is only one page.
 */
export function Pagination({ page, pageCount, onPage }: PaginationProps) {
  if (pageCount <= 1) return null
  const shown = pageWindow(page, pageCount)
  return (
    <nav aria-label={pagingTexts.pagination} className={styles['pagination']}>
      <Step disabled={page <= 1} onPress={() => onPage(page - 1)}>
        <ChevronLeftIcon size={20} />
        <span className={styles['words']}>{interfaceTexts.previous}</span>
      </Step>
      {shown[0] !== 1 && <End page={1} label={pagingTexts.firstPage} onPage={onPage} />}
      <ol className={styles['pages']}>
        {shown.map((number) => (
          <li key={number} className={Math.abs(number - page) > 1 ? styles['far'] : undefined}>
            <button
              type="button"
              className={classes(styles['page'], number === page && styles['current'])}
              aria-label={pagingTexts.page(number)}
              aria-current={number === page ? 'page' : undefined}
              onClick={() => number !== page && onPage(number)}
            >
              {number}
            </button>
          </li>
        ))}
      </ol>
      {shown.at(-1) !== pageCount && (
        <End page={pageCount} label={pagingTexts.lastPage(pageCount)} onPage={onPage} />
      )}
      <Step disabled={page >= pageCount} onPress={() => onPage(page + 1)}>
        <span className={styles['words']}>{interfaceTexts.next}</span>
        <ChevronRightIcon size={20} />
      </Step>
    </nav>
  )
}

/** The link to the first or last page. */
function End({ page, label, onPage }: { page: number; label: string; onPage: (page: number) => void }) {
  return (
    <button
      type="button"
      className={classes(styles['page'], page === 1 ? styles['first'] : styles['last'])}
      aria-label={label}
      onClick={() => onPage(page)}
    >
      {page}
    </button>
  )
}

function Step({
  disabled,
  onPress,
  children,
}: {
  disabled: boolean
  onPress: () => void
  children: ReactNode
}) {
  return (
    <button type="button" className={styles['step']} disabled={disabled} onClick={onPress}>
      {children}
    </button>
  )
}
