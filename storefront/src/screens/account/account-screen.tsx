import { ACCOUNT_ANCHORS, type AccountAnchor } from '@gondola/contract/base'
import { accountTexts } from '../../texts/account.ts'
import type { ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { MyOrders } from '../../parts/orders/my-orders.tsx'
import { PageTitle } from '../../parts/page-title.tsx'
import { useCustomer } from '../../state/session/customer.ts'
import { LockIcon, ReceiptIcon, UserIcon } from '../../ui/icons/icons.tsx'
import { HelpIcon } from '../../ui/icons/later-icons.tsx'
import { Container } from '../../ui/layout/container.tsx'
import { Tabs } from '../../ui/tabs/tabs.tsx'
import styles from '../screen.module.css'
import { AccessTab } from './access-tab.tsx'
import { DataTab } from './data-tab.tsx'
import { HtmlText } from '../../parts/html-text/html-text.tsx'
import { LoadFailure } from '../../parts/load-failure.tsx'
import { useParameters } from '../../state/site.ts'
import { SkeletonLines } from '../../ui/states/skeleton.tsx'
import tabStyles from './account-screen.module.css'

/** 'info-cuenta' (spec §2, account screen): four tabs, each with its anchor in the address. */
export function Component() {
  const customer = useCustomer()
  const { hash } = useLocation()
  const navigate = useNavigate()
  const selected = anchorOf(hash)
  const contents: Record<AccountAnchor, { icon: ReactNode; content: ReactNode }> = {
    datos: { icon: <UserIcon size={20} />, content: <DataTab /> },
    contraseña: { icon: <LockIcon size={20} />, content: <AccessTab /> },
    ayuda: { icon: <HelpIcon size={20} />, content: <HelpTab /> },
    mispedidos: { icon: <ReceiptIcon size={20} />, content: <MyOrders customer={customer} /> },
  }
  return (
    <Container className={styles['screen']}>
      <PageTitle title={accountTexts.title} />
      <Tabs
        label={accountTexts.tabsName}
        selectedId={selected}
        onSelect={(anchor) => void navigate({ hash: anchor }, { replace: true, preventScrollReset: true })}
        tabs={ACCOUNT_ANCHORS.map((id) => ({ id, text: accountTexts.tabs[id], ...contents[id] }))}
      />
    </Container>
  )
}

/** The tab's anchor in the URL, plain or percent-encoded; the first tab's if there is none. */
function anchorOf(hash: string): AccountAnchor {
  const isNamed = (anchor: string) => hash === `#${anchor}` || hash === `#${encodeURIComponent(anchor)}`
  return ACCOUNT_ANCHORS.find(isNamed) ?? ACCOUNT_ANCHORS[0]
}

/** Help (anchor `ayuda`): Titulo8 and Texto8 of the site parameters. */
function HelpTab() {
  const { data, error, refetch, isFetching } = useParameters()
  if (!data && error) return <LoadFailure error={error} onRetry={() => void refetch()} busy={isFetching} />
  if (!data) return <SkeletonLines count={6} />
  return (
    <section className={tabStyles['help']}>
      <h2>{data.Titulo8}</h2>
      <HtmlText html={data.Texto8} />
    </section>
  )
}
