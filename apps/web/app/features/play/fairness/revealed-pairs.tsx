import type { SeedPair } from '@croupier/contract/play/fairness';
import { Badge, buttonClass, Card, Icon } from '@croupier/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { useDate } from '../../../lib/format/use-format.ts';
import { Link } from '../../../lib/link.tsx';
import { SeedValue } from './seed-value.tsx';
import styles from './fairness.module.css';

/** Pairs whose secret is out, each checked against its commitment in this browser. */
export function RevealedPairs({ pairs }: { pairs: readonly SeedPair[] }) {
  const t = useTranslations('fairness.page');
  return (
    <section aria-labelledby="fairness-revealed">
      <h2 id="fairness-revealed" className={styles.heading}>
        {t('revealedTitle')}
      </h2>
      {pairs.length === 0 && <p className={styles.text}>{t('revealedEmpty')}</p>}
      <ul className={styles.revealed}>
        {pairs.map((pair) => (
          <li key={pair.id}>
            <RevealedPair pair={pair} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function RevealedPair({ pair }: { pair: SeedPair }) {
  const t = useTranslations('fairness.page');
  const date = useDate();
  const { serverSeed, commitment, clientSeed, nextNonce, revealedAt } = pair;
  return (
    <Card as="article" className={styles.card}>
      <header className={styles.pairHead}>
        <h3>{revealedAt === null ? clientSeed : t('revealedAt', { date: date(revealedAt) })}</h3>
        <Badge>{t('roundsUnder', { count: nextNonce })}</Badge>
        {serverSeed !== null && <CommitmentBadge serverSeed={serverSeed} commitment={commitment} />}
      </header>
      <dl className={styles.values}>
        {serverSeed !== null && <SeedValue name={t('serverSeed')} value={serverSeed} />}
        <SeedValue name={t('commitment')} value={commitment} />
        <SeedValue name={t('clientSeed')} value={clientSeed} />
      </dl>
      {serverSeed !== null && nextNonce > 0 && (
        <Link
          to={`/fairness/verify?${new URLSearchParams({ serverSeed, commitment, clientSeed })}`}
          className={buttonClass({ size: 'small' })}
        >
          <Icon name="check" size={18} />
          {t('checkRounds')}
        </Link>
      )}
    </Card>
  );
}

/** Computed here, by the code that verifies rounds, and not taken from the server's word. */
function CommitmentBadge({ serverSeed, commitment }: { serverSeed: string; commitment: string }) {
  const t = useTranslations('fairness.page');
  const { data: computed } = useQuery({
    queryKey: ['fairness', 'commitment', serverSeed],
    queryFn: async () => (await import('@croupier/games')).commitmentOf(serverSeed),
    staleTime: Infinity,
  });
  if (computed === undefined) return null;
  return computed === commitment ? (
    <Badge tone="win">{t('matches')}</Badge>
  ) : (
    <Badge tone="lose">{t('differs')}</Badge>
  );
}
