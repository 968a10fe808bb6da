import { contactTexts } from '../../texts/contact.ts'
import { PageTitle } from '../../parts/page-title/page-title.tsx'
import { Container } from '../../ui/layout/container.tsx'
import screenStyles from '../screen.module.css'
import { Branches } from './branches.tsx'
import { ContactForm } from './contact-form.tsx'
import styles from './contact-screen.module.css'

/** 'contactanos' (spec §2): the branches, and the contact form. */
export function Component() {
  return (
    <Container className={screenStyles['screen']}>
      <PageTitle title={contactTexts.title} />
      <p className={styles['intro']}>{contactTexts.intro}</p>
      <div className={styles['columns']}>
        <ContactForm />
        <Branches />
      </div>
    </Container>
  )
}
