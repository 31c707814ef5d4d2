import { NETWORK_NAMES } from '@croupier/domain/people/networks';
import { Card, ErrorState, FormFailure, showToast } from '@croupier/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { Link } from '../../../lib/link.tsx';
import { tell } from '../../../lib/tell.ts';
import { useInBrowser } from '../../../lib/use-in-browser.ts';
import { NetworkRow } from './network-row.tsx';
import { useNetworkEnd } from './networks-query.ts';
import { networksQuery } from './networks-queries.ts';
import styles from './networks.module.css';

/** The networks that the player signs in with. Nothing where the house offers none. */
export function NetworksCard() {
  const t = useTranslations('networks.card');
  const ends = useTranslations('networks.ends');
  const inBrowser = useInBrowser();
  const networks = useQuery({ ...networksQuery, enabled: inBrowser });
  const end = useNetworkEnd();
  useTellAttached();
  if (networks.data?.networks.length === 0 || (!networks.data && !networks.isError)) return null;
  return (
    <Card className={styles.card} id="networks" data-testid="networks">
      <h2>{t('title')}</h2>
      <p className={styles.text}>{t('text')}</p>
      {networks.isError && (
        <ErrorState title={t('loadError')} retryLabel={t('retry')} onRetry={() => void networks.refetch()} />
      )}
      {end && end.ended !== 'attached' && (
        <Failure>{ends(end.ended, { network: NETWORK_NAMES[end.network] })}</Failure>
      )}
      {networks.data && (
        <ul className={styles.list}>
          {networks.data.networks.map((one) => (
            <NetworkRow key={one.network} {...one} />
          ))}
        </ul>
      )}
      {networks.data?.hasPassword === false && (
        <p>
          {t('noPassword')} <Link to="/change-password">{t('choose')}</Link>
        </p>
      )}
    </Card>
  );
}

/** Who comes back looks at the top of a long page. */
function Failure({ children }: { children: string }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.scrollIntoView({ block: 'center' }), []);
  return (
    <div ref={place}>
      <FormFailure>{children}</FormFailure>
    </div>
  );
}

/** Says once that it worked: the address forgets it, so that the page opened again says nothing. */
function useTellAttached(): void {
  const t = useTranslations('networks.card');
  const end = useNetworkEnd();
  const [, setSearch] = useSearchParams();
  const attached = end?.ended === 'attached' ? end.network : undefined;
  useEffect(() => {
    if (!attached) return;
    tell('attachNetwork', { network: attached });
    showToast(t('attached', { network: NETWORK_NAMES[attached] }));
    setSearch({}, { replace: true, preventScrollReset: true });
  }, [attached, setSearch, t]);
}
