import { Link } from 'react-router'
import { ROUTES } from '@gondola/contract/base'
import { homeTexts } from '../../texts/home.ts'
import { ChevronRightIcon } from '../../ui/icons/icons.tsx'
import styles from './card-banner.module.css'

/** The loyalty card's banner (spec §2, Home), linking to its request form. */
export function CardBanner() {
  return (
    <Link to={ROUTES.card} className={styles['banner']}>
      <CardDrawing />
      <span className={styles['words']}>
        <span className={styles['title']}>{homeTexts.cardTitle}</span>
        <span>{homeTexts.cardText}</span>
      </span>
      <span className={styles['arrow']}>
        <ChevronRightIcon size={32} />
      </span>
    </Link>
  )
}

function CardDrawing() {
  return (
    <svg viewBox="0 0 220 140" className={styles['drawing']} aria-hidden>
      <g transform="rotate(-8 110 70)">
        <rect className={styles['back']} x="22" y="26" width="164" height="102" rx="12" />
      </g>
      <g transform="rotate(3 110 70)">
        <rect className={styles['card']} x="32" y="18" width="164" height="102" rx="12" />
        <path className={styles['rail']} d="M32 82h164v10H32z" />
        <rect className={styles['label']} x="48" y="88" width="58" height="24" rx="3" />
        <path className={styles['print']} d="M56 96h30M56 104h42" />
        <text className={styles['name']} x="48" y="56">
          {homeTexts.card}
        </text>
        <circle className={styles['point']} cx="164" cy="102" r="7" />
        <circle className={styles['point']} cx="178" cy="102" r="7" />
      </g>
    </svg>
  )
}
