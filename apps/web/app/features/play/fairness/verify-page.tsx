import { buttonClass, Icon, Skeleton } from '@croupier/ui';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useDate } from '../../../lib/format/use-format.ts';
import { Link } from '../../../lib/link.tsx';
import { pageMeta } from '../../../lib/page-meta.ts';
import { useProfile } from '../../../lib/session.ts';
import { Page } from '../../../pages/page.tsx';
import { roundQuery } from '../rounds/rounds-queries.ts';
import type { Route } from './+types/verify-page';
import { FlightLookup } from './flight-lookup.tsx';
import { GivenProof } from './given-proof.tsx';
import { LootLookup } from './loot-lookup.tsx';
import { EMPTY_FORM, textOfChoices } from './verify-form-rules.ts';
import { Verifier } from './verifier.tsx';
import styles from './verify.module.css';

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, { title: 'fairness.verify.meta.title', description: 'fairness.verify.meta.description' });

/**
 * Works for anybody with pasted values; with `?round=<id>` it fills in a round of the signed-in player, with
 * `?draw=<pair>.<domain>.<nonce>` one of their draws from a table.
 */
export default function VerifyPage() {
  const t = useTranslations('fairness.verify');
  const [search] = useSearchParams();
  const roundId = search.get('round');
  const draw = search.get('draw');
  const signedIn = useProfile() !== null;
  const back = (
    <Link to="/fairness" className={buttonClass({ size: 'small' })}>
      <Icon name="left" size={18} />
      {t('back')}
    </Link>
  );
  return (
    <Page title={t('title')} lead={t('lead')} picture="verify" actions={back}>
      {draw !== null && <LootLookup asked={signedIn ? draw : undefined} />}
      {roundId !== null && signedIn ? (
        <RecordedRound id={roundId} />
      ) : (
        <Verifier start={fromAddress(search)} recorded={undefined} />
      )}
      <FlightLookup />
      {draw === null && <LootLookup asked={undefined} />}
    </Page>
  );
}

function RecordedRound({ id }: { id: string }) {
  const t = useTranslations('fairness.verify');
  const date = useDate();
  const round = useQuery({ ...roundQuery(id), retry: false });
  if (round.isPending) return <Skeleton className={styles.skeleton} />;
  if (!round.data) {
    return (
      <>
        <p className={styles.notice}>{t('loadError')}</p>
        <Verifier start={{}} recorded={undefined} />
      </>
    );
  }
  const { game, fairness, entry } = round.data;
  const hidden = fairness.serverSeed === null;
  return (
    <>
      <div className={styles.notice}>
        <p>{hidden ? t('hidden') : t('filled', { time: date(round.data.settledAt) })}</p>
        {hidden && (
          <Link to="/fairness" className={buttonClass({ size: 'small' })}>
            {t('toSeeds')}
          </Link>
        )}
      </div>
      <GivenProof round={round.data} />
      <Verifier
        start={{
          game,
          commitment: fairness.commitment,
          clientSeed: fairness.clientSeed,
          nonce: String(fairness.nonce),
          serverSeed: fairness.serverSeed ?? '',
          mode: entry.mode,
          choices: textOfChoices(entry.choices),
        }}
        recorded={round.data}
      />
    </>
  );
}

function fromAddress(search: URLSearchParams): Record<string, string> {
  const names = Object.keys(EMPTY_FORM);
  return Object.fromEntries(names.flatMap((name) => (search.has(name) ? [[name, search.get(name)!]] : [])));
}
