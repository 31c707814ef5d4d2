import { listPlayerBonuses, type PlayerBonus } from '@croupier/contract/office/player-desk';
import { BONUS_STATES } from '@croupier/domain/rewards/bonuses';
import { Badge, Button } from '@croupier/ui';
import { Link } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Instant } from '../../../lib/format/instant.tsx';
import { Money, useMoney } from '../../../lib/format/money.tsx';
import { DataList } from '../../../lib/list/data-list.tsx';
import { defineList } from '../../../lib/list/list-definition.ts';
import { useMay } from '../../../lib/me.ts';
import { CancelBonusDialog } from './cancel-bonus-dialog.tsx';
import { ofPlayer } from './of-player.ts';

/** Lists a player's bonuses, the newest first, with the way to cancel one. */
export function BonusesTab({ id }: { id: string }) {
  const mayCancel = useMay()('cancel.bonuses');
  const [chosen, choose] = useState<PlayerBonus>();
  const definition = useMemo(() => bonuses(id, mayCancel ? choose : undefined), [id, mayCancel]);
  return (
    <>
      <DataList definition={definition} />
      {chosen && <CancelBonusDialog playerId={id} bonus={chosen} onClose={() => choose(undefined)} />}
    </>
  );
}

const bonuses = (id: string, cancel: ((bonus: PlayerBonus) => void) | undefined) =>
  defineList({
    name: 'player-bonuses',
    operation: ofPlayer(listPlayerBonuses, { id }),
    texts: 'player-desk.bonuses',
    idOf: (row) => row.id,
    columns: [
      {
        id: 'createdAt',
        cell: ({ createdAt }) => <Instant at={createdAt} />,
        sort: 'createdAt',
        widthPx: 170,
      },
      { id: 'title', cell: (row) => <Title bonus={row} />, widthPx: 180, share: 2 },
      { id: 'type', cell: ({ type }) => <Word of="type" value={type} />, widthPx: 170, hidden: true },
      { id: 'state', cell: ({ state }) => <State state={state} />, widthPx: 140 },
      { id: 'since', cell: ({ since }) => <Instant at={since} />, widthPx: 170 },
      { id: 'origin', cell: ({ origin }) => <Word of="origin" value={origin} />, widthPx: 140 },
      { id: 'wagered', cell: (row) => <Wagered bonus={row} />, widthPx: 220, end: true },
      { id: 'amount', cell: (row) => <Sum bonus={row} of="amountMinor" />, widthPx: 140, end: true },
      { id: 'spins', cell: (row) => <Spins bonus={row} />, widthPx: 150, end: true },
      { id: 'converted', cell: (row) => <Sum bonus={row} of="convertedMinor" />, widthPx: 150, end: true },
      { id: 'removed', cell: (row) => <Sum bonus={row} of="removedMinor" />, widthPx: 130, end: true },
      { id: 'expiresAt', cell: ({ expiresAt }) => expiresAt && <Instant at={expiresAt} />, widthPx: 170 },
      ...(cancel
        ? [{ id: 'act', cell: (row: PlayerBonus) => <Cancel bonus={row} onPress={cancel} />, widthPx: 120 }]
        : []),
      { id: 'deposit', cell: (row) => <Sum bonus={row} of="depositMinor" />, widthPx: 130, hidden: true },
      { id: 'code', cell: ({ code }) => <code>{code}</code>, widthPx: 160, hidden: true },
      { id: 'version', cell: ({ version }) => version, widthPx: 90, hidden: true },
      { id: 'id', cell: (row) => <code>{row.id}</code>, widthPx: 340, hidden: true },
    ],
    filters: [
      { name: 'state', kind: 'choice', values: BONUS_STATES },
      { name: 'code', kind: 'text' },
      { name: 'from', kind: 'day' },
      { name: 'to', kind: 'day' },
    ],
  });

/** The way to its programme, for who may read it. */
function Title({ bonus: { title, code } }: { bonus: PlayerBonus }) {
  return useMay()('read.programmes') ? <Link to={`/programmes/bonus/${code}`}>{title}</Link> : title;
}

function Word({ of, value }: { of: 'type' | 'origin'; value: string }) {
  return useTranslations('player-desk.bonuses')(`${of}.${value}`);
}

function State({ state }: Pick<PlayerBonus, 'state'>) {
  const t = useTranslations('player-desk.bonuses');
  const tone = state === 'ACTIVATED' ? 'win' : 'quiet';
  return <Badge tone={tone}>{t(`choices.state.${state}`)}</Badge>;
}

function Wagered({ bonus: { wageredMinor, wagerMinor, currency } }: { bonus: PlayerBonus }) {
  const t = useTranslations('player-desk.bonuses');
  const money = useMoney();
  if (wageredMinor === null || wagerMinor === null) return '—';
  return t('of', { done: money(wageredMinor, currency), total: money(wagerMinor, currency) });
}

function Spins({ bonus: { roundsLeft, winMinor, currency } }: { bonus: PlayerBonus }) {
  const t = useTranslations('player-desk.bonuses');
  const money = useMoney();
  return roundsLeft === null
    ? '—'
    : t('spinsWon', { count: roundsLeft, won: money(winMinor ?? '0', currency) });
}

interface SumProps {
  readonly bonus: PlayerBonus;
  readonly of: 'amountMinor' | 'convertedMinor' | 'removedMinor' | 'depositMinor';
}

function Sum({ bonus, of }: SumProps) {
  const amountMinor = bonus[of];
  if (amountMinor === null || amountMinor === '0') return '—';
  return <Money amountMinor={amountMinor} currency={bonus.currency} />;
}

function Cancel({ bonus, onPress }: { bonus: PlayerBonus; onPress(bonus: PlayerBonus): void }) {
  const t = useTranslations('player-desk.bonuses');
  if (!bonus.mayCancel) return null;
  return (
    <Button size="small" onClick={() => onPress(bonus)}>
      {t('cancel')}
    </Button>
  );
}
