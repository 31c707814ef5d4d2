import { startPath } from '@croupier/contract/people/networks';
import { linkQueryOf, withLinkQuery } from '@croupier/contract/site/labels';
import { NETWORK_NAMES, type Network } from '@croupier/domain/people/networks';
import { buttonClass, FormFailure } from '@croupier/ui';
import { useEffect, useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { openModal } from '../../../lib/modals.ts';
import { openedWith } from '../../../lib/opened-at.ts';
import { useLanguage } from '../../../lib/root-data.ts';
import { NetworkMark } from './network-mark.tsx';
import { useNetworkEnd } from './networks-query.ts';

interface NetworkWaysProps {
  offered: readonly Network[];
  /** Of the page's own sheet: the server's page shows them before their script, and a sheet of that, is there. */
  looks: Readonly<Record<string, string>>;
}

/** The ways in by a network, which need no script, and how the last one has ended. */
export default function NetworkWays({ offered, looks }: NetworkWaysProps) {
  const t = useTranslations('networks');
  const language = useLanguage();
  const redirect = useSearchParams()[0].get('redirect');
  // Only the browser knows it: the page of the server is everybody's.
  const link = useSyncExternalStore(never, linkOfDocument, () => '');
  const end = useNetworkEnd();
  const hasEnded = end?.ended === 'closed';
  useEffect(() => {
    const takeBack = Object.fromEntries(new URLSearchParams(location.hash.slice(1)));
    if (!hasEnded || !takeBack.ticket) return;
    // By the ticket an account is opened again: it stays neither in the history of the browser nor for who opens the page anew.
    history.replaceState(history.state, '', location.pathname + location.search);
    if (Date.parse(takeBack.eraseAt!)) openModal('take-back', takeBack);
  }, [hasEnded]);
  const query = new URLSearchParams({ language, ...(redirect !== null && { redirect }) });
  return (
    <div className={looks.ways}>
      <FormFailure>
        {end && end.ended !== 'attached' && t(`ends.${end.ended}`, { network: NETWORK_NAMES[end.network] })}
      </FormFailure>
      {offered.map((network) => (
        <a
          key={network}
          className={`${buttonClass({ size: 'large', wide: true })} ${looks.way}`}
          href={withLinkQuery(`${startPath(network)}?${query}`, link)}
        >
          <NetworkMark network={network} />
          {t('continue', { network: NETWORK_NAMES[network] })}
        </a>
      ))}
      <p className={looks.or}>{t('or')}</p>
    </div>
  );
}

const never = () => () => {};

const linkOfDocument = (): string => linkQueryOf(openedWith());
