import { contactTexts } from '../../texts/contact.ts'
import { PageTitle } from '../../parts/page-title/page-title.tsx'
import { Container } from '../../ui/layout/container.tsx'
import screenStyles from '../screen.module.css'
import { ContactForm } from './contact-form.tsx'
import styles from './contact-screen.module.css'
import { LoadFailure } from '../../parts/load-failure/load-failure.tsx'
import { telephoneAddress } from '../../parts/site-link/telephone-address.ts'
import { useParameters } from '../../state/site.ts'
import type { Branch } from '@gondola/contract/branches'
import { hoursLines } from './branch-hours.ts'
import { ClockIcon, PhoneIcon, PinIcon } from '../../ui/icons/icons.tsx'
import { SkeletonLines } from '../../ui/states/skeleton.tsx'

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

/** Head office, branch 02 and the express branches with address and phone, from the site parameters. */
function Branches() {
  const { data, error, refetch, isFetching } = useParameters()
  return (
    <section className={styles['branches']} aria-labelledby="sucursales">
      <h2 id="sucursales">{contactTexts.branches}</h2>
      {!data && error && <LoadFailure error={error} onRetry={() => void refetch()} busy={isFetching} />}
      {!data && !error && <SkeletonLines count={8} />}
      {data?.Sucursales.map((branch) => (
        <BranchCard key={branch.Nombre + branch.Direccion} branch={branch} />
      ))}
      {data?.HorarioAtencion && (
        <p className={styles['line']}>
          <ClockIcon size={16} />
          <span>
            <strong>{contactTexts.hours}:</strong> {data.HorarioAtencion}
          </span>
        </p>
      )}
    </section>
  )
}

function BranchCard({ branch }: { branch: Branch }) {
  const { Nombre, Direccion, Localidad = '', Telefono, Horarios } = branch
  return (
    <article className={styles['branch']}>
      <h3>{Nombre}</h3>
      <p className={styles['line']}>
        <PinIcon size={16} />
        {Direccion.includes(Localidad) ? Direccion : `${Direccion}, ${Localidad}`}
      </p>
      {Telefono && (
        <p className={styles['line']}>
          <PhoneIcon size={16} />
          <a href={telephoneAddress(Telefono)}>{Telefono}</a>
        </p>
      )}
      {Horarios && (
        <div className={styles['line']}>
          <ClockIcon size={16} />
          <ul className={styles['hours']}>
            {hoursLines(Horarios).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      )}
    </article>
  )
}
