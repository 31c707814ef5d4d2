import { listPlayerRewards, type PlayerPage, type PlayerReward } from '@croupier/contract/office/player-desk';
import { REWARD_KINDS, REWARD_SOURCES } from '@croupier/domain/rewards/rewards';
import { Button, Segmented } from '@croupier/ui';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { Instant } from '../../../lib/format/instant.tsx';
import { Money } from '../../../lib/format/money.tsx';
import { DataList } from '../../../lib/list/data-list.tsx';
import { defineList } from '../../../lib/list/list-definition.ts';
import { useMay } from '../../../lib/me.ts';
import type { Search } from '../../../lib/search-text.ts';
import { RewardSource } from '../figures-desk/reward-costs-list.tsx';
import { GiveDialog } from '../rewards-desk/give-dialog.tsx';
import { changedBy, ofPlayer } from './of-player.ts';
import { OffersPart } from './offers-part.tsx';
import styles from './player.module.css';

const SHOWS = ['given', 'offers'] as const;

/** Shows a player's rewards, the programmes that would give to them now, and the way to give by hand. */
export function RewardsTab({ player }: { player: PlayerPage }) {
  const t = useTranslations('player-desk.rewards');
  const may = useMay();
  const navigate = useNavigate();
  const { show: asked }: Search = useSearch({ strict: false });
  const [isGiving, setGiving] = useState(false);
  const show = asked === 'offers' && may('read.programmes') ? 'offers' : 'given';
  const { id, playsWith } = player;
  return (
    <div className={styles.chosen}>
      <div className={`${styles.choice} ${styles.lead}`}>
        {may('read.programmes') && (
          <Segmented
            label={t('show')}
            quietLabel
            value={show}
            options={SHOWS.map((value) => ({ value, label: t(`shows.${value}`) }))}
            onChange={(next) => void navigate({ to: '.', search: { show: next } as never, replace: true })}
          />
        )}
        {may('give.rewards') && (
          <Button size="small" onClick={() => setGiving(true)}>
            {t('give')}
          </Button>
        )}
      </div>
      {show === 'offers' ? <OffersPart id={id} /> : <GivenList id={id} />}
      {isGiving && (
        <GiveDialog
          player={player}
          currency={playsWith.currency}
          changes={[...changedBy(id), ofPlayer(listPlayerRewards, { id })]}
          onClose={() => setGiving(false)}
        />
      )}
    </div>
  );
}

function GivenList({ id }: { id: string }) {
  const definition = useMemo(() => rewards(id), [id]);
  return <DataList definition={definition} />;
}

const rewards = (id: string) =>
  defineList({
    name: 'player-rewards',
    operation: ofPlayer(listPlayerRewards, { id }),
    texts: 'player-desk.rewards',
    idOf: (row) => row.id,
    columns: [
      { id: 'givenAt', cell: ({ givenAt }) => <Instant at={givenAt} />, sort: 'givenAt', widthPx: 170 },
      { id: 'kind', cell: ({ kind }) => <Kind kind={kind} />, widthPx: 120 },
      { id: 'size', cell: (row) => <Size reward={row} />, widthPx: 140, end: true },
      { id: 'of', cell: (row) => row.of, widthPx: 180, share: 2 },
      { id: 'source', cell: ({ source }) => <RewardSource source={source} />, widthPx: 160 },
      { id: 'code', cell: ({ code }) => <code>{code}</code>, widthPx: 160, share: 1 },
      { id: 'campaign', cell: ({ campaign }) => campaign, widthPx: 140, hidden: true },
      {
        id: 'takenBackAt',
        cell: ({ takenBackAt }) => takenBackAt && <Instant at={takenBackAt} />,
        widthPx: 170,
      },
      { id: 'id', cell: (row) => <code>{row.id}</code>, widthPx: 340, hidden: true },
    ],
    filters: [
      { name: 'kind', kind: 'choice', values: REWARD_KINDS },
      { name: 'source', kind: 'choice', values: REWARD_SOURCES },
      { name: 'code', kind: 'text' },
      { name: 'from', kind: 'day' },
      { name: 'to', kind: 'day' },
    ],
  });

function Kind({ kind }: Pick<PlayerReward, 'kind'>) {
  return useTranslations('player-desk.rewards')(`choices.kind.${kind}`);
}

/** How much money, or how many points, attempts or tickets. */
function Size({ reward: { amountMinor, currency, count } }: { reward: PlayerReward }) {
  const format = useFormatter();
  if (amountMinor !== null && currency !== null)
    return <Money amountMinor={amountMinor} currency={currency} />;
  return count === null ? '—' : format.number(count);
}
