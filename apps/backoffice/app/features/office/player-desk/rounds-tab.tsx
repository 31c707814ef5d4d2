import {
  listPlayerRounds,
  listPlayerStudioRounds,
  STUDIO_ROUND_STATES,
  type PlayerRound,
} from '@croupier/contract/office/player-desk';
import { Badge, Segmented } from '@croupier/ui';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { Instant } from '../../../lib/format/instant.tsx';
import { Money } from '../../../lib/format/money.tsx';
import { DataList } from '../../../lib/list/data-list.tsx';
import { defineList } from '../../../lib/list/list-definition.ts';
import type { Search } from '../../../lib/search-text.ts';
import { ofPlayer } from './of-player.ts';
import styles from './player.module.css';
import { ReplayCell } from './replay-cell.tsx';

const WHOSE = ['house', 'studios'] as const;

/** What the player played: games of the house with their replays, and those of other studios. */
export function RoundsTab({ id }: { id: string }) {
  const t = useTranslations('player-desk.rounds');
  const { of }: Search = useSearch({ strict: false });
  const navigate = useNavigate();
  const [house, studios] = useMemo(() => [houseRounds(id), studioRounds(id)], [id]);
  const whose = of === 'studios' ? 'studios' : 'house';
  return (
    <div className={styles.chosen}>
      <div className={styles.choice}>
        <Segmented
          label={t('whose')}
          quietLabel
          value={whose}
          options={WHOSE.map((value) => ({ value, label: t(`of.${value}`) }))}
          onChange={(value) =>
            void navigate({
              to: '.',
              search: (value === 'house' ? {} : { of: value }) as never,
              replace: true,
            })
          }
        />
      </div>
      {whose === 'house' ? <DataList definition={house} /> : <DataList definition={studios} />}
    </div>
  );
}

const houseRounds = (id: string) =>
  defineList({
    name: 'player-rounds',
    operation: ofPlayer(listPlayerRounds, { id }),
    texts: 'player-desk.rounds',
    idOf: (row) => row.id,
    columns: [
      { id: 'at', cell: ({ at }) => <Instant at={at} seconds />, sort: 'played', widthPx: 190 },
      { id: 'game', cell: ({ game }) => game, widthPx: 140, share: 3 },
      { id: 'stake', cell: (row) => <Stake round={row} />, widthPx: 150, end: true },
      {
        id: 'win',
        cell: ({ winMinor, currency }) => <Money amountMinor={winMinor} currency={currency} />,
        widthPx: 120,
        end: true,
      },
      {
        id: 'balance',
        cell: ({ balanceAfterMinor, currency }) => (
          <Money amountMinor={balanceAfterMinor} currency={currency} />
        ),
        widthPx: 130,
        end: true,
      },
      { id: 'kind', cell: ({ kind }) => <Kind kind={kind} />, widthPx: 110 },
      { id: 'replay', cell: (row) => <ReplayCell playerId={id} round={row} />, widthPx: 120 },
      { id: 'id', cell: (row) => <code>{row.id}</code>, widthPx: 340, hidden: true },
      { id: 'nonce', cell: ({ seedPair, nonce }) => `${seedPair} / ${nonce}`, widthPx: 90, hidden: true },
      {
        id: 'requestId',
        cell: ({ requestId }) => requestId && <code>{requestId}</code>,
        widthPx: 340,
        hidden: true,
      },
    ],
    filters: [
      { name: 'round', kind: 'text' },
      { name: 'game', kind: 'text' },
      { name: 'result', kind: 'choice', values: ['won', 'lost'] },
      { name: 'kind', kind: 'choice', values: ['real', 'bonus', 'play'] },
      { name: 'from', kind: 'day' },
      { name: 'to', kind: 'day' },
    ],
  });

const studioRounds = (id: string) =>
  defineList({
    name: 'player-studio-rounds',
    operation: ofPlayer(listPlayerStudioRounds, { id }),
    texts: 'player-desk.rounds',
    idOf: (row) => `${row.studio}:${row.id}`,
    columns: [
      {
        id: 'openedAt',
        cell: ({ openedAt }) => <Instant at={openedAt} seconds />,
        sort: 'openedAt',
        widthPx: 190,
      },
      { id: 'game', cell: ({ game }) => game, widthPx: 140, share: 3 },
      { id: 'studio', cell: ({ studio }) => studio, widthPx: 110, share: 1 },
      {
        id: 'stake',
        cell: ({ stakeMinor, currency }) => <Money amountMinor={stakeMinor} currency={currency} />,
        widthPx: 120,
        end: true,
      },
      {
        id: 'win',
        cell: ({ winMinor, currency }) => <Money amountMinor={winMinor} currency={currency} />,
        widthPx: 120,
        end: true,
      },
      { id: 'state', cell: ({ state }) => <StudioState state={state} />, widthPx: 120 },
      { id: 'id', cell: (row) => <code>{row.id}</code>, widthPx: 200, share: 1 },
      { id: 'changedAt', cell: ({ changedAt }) => <Instant at={changedAt} />, widthPx: 170, hidden: true },
    ],
    filters: [
      { name: 'game', kind: 'text' },
      { name: 'state', kind: 'choice', values: STUDIO_ROUND_STATES },
      { name: 'from', kind: 'day' },
      { name: 'to', kind: 'day' },
    ],
  });

/** A round that was given cost nothing. */
function Stake({ round: { stakeMinor, currency, isGift } }: { round: PlayerRound }) {
  const t = useTranslations('player-desk.rounds');
  return isGift ? (
    <Badge tone="gold">{t('gift')}</Badge>
  ) : (
    <Money amountMinor={stakeMinor} currency={currency} />
  );
}

function Kind({ kind }: { kind: string }) {
  return useTranslations('player-desk.money.kind')(kind);
}

function StudioState({ state }: { state: string }) {
  const t = useTranslations('player-desk.rounds.choices.state');
  return <Badge tone={state === 'open' ? 'warn' : 'quiet'}>{t(state)}</Badge>;
}
