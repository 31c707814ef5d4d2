import type { Networks } from '@croupier/contract/people/networks';
import { NETWORK_NAMES } from '@croupier/domain/people/networks';
import { Button, showToast } from '@croupier/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { putKnown } from '../../../lib/ask-anew.ts';
import { useDate } from '../../../lib/format/use-format.ts';
import { useLanguage } from '../../../lib/root-data.ts';
import { useNetworksErrorText } from './error-text.ts';
import { NetworkMark } from './network-mark.tsx';
import { detach, goAndAttach, networksQuery } from './networks-queries.ts';
import styles from './networks.module.css';

/** One network: connected since when, or the way to connect it. */
export function NetworkRow({ network, attachedAt }: Networks['networks'][number]) {
  const t = useTranslations('networks.card');
  const date = useDate();
  const client = useQueryClient();
  const language = useLanguage();
  const isAttached = attachedAt !== null;
  const name = NETWORK_NAMES[network];
  const errorText = useNetworksErrorText(network, { conflict: isAttached ? 'conflict' : 'attached' });
  const change = useMutation({
    mutationFn: () => (isAttached ? detach(network) : goAndAttach(network, language)),
    onSuccess: (networks) => {
      putKnown(client, networksQuery.queryKey, networks);
      showToast(t('detached', { network: name }));
    },
  });
  return (
    <li className={styles.row}>
      <NetworkMark network={network} />
      <div className={styles.words}>
        <strong>{name}</strong>
        <span className={styles.text}>
          {isAttached ? t('since', { date: date(attachedAt, 'date') }) : t('free')}
        </span>
        <span role="status" className={styles.failed}>
          {change.isError && errorText(change.error)}
        </span>
      </div>
      <Button
        size="small"
        busy={change.isPending}
        aria-label={t(isAttached ? 'disconnectNamed' : 'connectNamed', { network: name })}
        onClick={() => change.mutate()}
      >
        {t(isAttached ? 'disconnect' : 'connect')}
      </Button>
    </li>
  );
}
