import {
  listPlayerMovements,
  type PlayerPage,
  type PlayerMovement,
} from '@croupier/contract/office/player-desk';
import type { Currency } from '@croupier/domain/money/amounts';
import { LEDGER_OPERATIONS } from '@croupier/domain/money/ledger';
import { EmptyState, Segmented } from '@croupier/ui';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '../../../lib/icon/icon.tsx';
import { Instant } from '../../../lib/format/instant.tsx';
import { Money, useMoney } from '../../../lib/format/money.tsx';
import { DataList } from '../../../lib/list/data-list.tsx';
import { defineList } from '../../../lib/list/list-definition.ts';
import type { Search } from '../../../lib/search-text.ts';
import { ofPlayer } from './of-player.ts';
import { useOperationName } from './operation-name.ts';
import styles from './player.module.css';

/** Every change of a balance, one purse at a time: each follows on the one before without a gap. */
export function MoneyTab({ player: { id, purses } }: { player: PlayerPage }) {
  const t = useTranslations('player-desk.money');
  const money = useMoney();
  const { purse: asked }: Search = useSearch({ strict: false });
  const navigate = useNavigate();
  const names = purses.map(({ currency, kind }) => `${currency}-${kind}`);
  const name = asked && names.includes(asked) ? asked : names[0];
  if (name === undefined) return <EmptyState icon={<Icon name="deposit" />} title={t('none')} />;
  return (
    <div className={styles.chosen}>
      <div className={styles.choice}>
        <Segmented
          label={t('purse')}
          quietLabel
          value={name}
          options={purses.map(({ currency, kind, amountMinor }) => ({
            value: `${currency}-${kind}`,
            label: `${t(`kind.${kind}`)} ${money(amountMinor, currency)}`,
          }))}
          onChange={(purse) => void navigate({ to: '.', search: { purse } as never, replace: true })}
        />
      </div>
      <Movements key={name} id={id} purse={name} />
    </div>
  );
}

function Movements({ id, purse }: { id: string; purse: string }) {
  const definition = useMemo(() => movements(id, purse), [id, purse]);
  return <DataList definition={definition} />;
}

function movements(id: string, purse: string) {
  const currency = purse.slice(0, 3) as Currency;
  return defineList({
    name: 'player-movements',
    operation: ofPlayer(listPlayerMovements, { id, purse }),
    texts: 'player-desk.movements',
    idOf: ({ number }) => number,
    columns: [
      { id: 'at', cell: ({ at }) => <Instant at={at} seconds />, sort: 'number', widthPx: 190 },
      {
        id: 'operation',
        cell: ({ operation }) => <Operation operation={operation} />,
        widthPx: 140,
        share: 2,
      },
      {
        id: 'amount',
        cell: ({ amountMinor }) => <Money amountMinor={amountMinor} currency={currency} signed />,
        widthPx: 130,
        end: true,
      },
      {
        id: 'before',
        cell: ({ beforeMinor }) => <Money amountMinor={beforeMinor} currency={currency} />,
        widthPx: 130,
        end: true,
        hidden: true,
      },
      {
        id: 'after',
        cell: ({ afterMinor }) => <Money amountMinor={afterMinor} currency={currency} />,
        widthPx: 130,
        end: true,
      },
      { id: 'cause', cell: (row) => <Cause id={id} movement={row} />, widthPx: 160, share: 3 },
      {
        id: 'number',
        cell: ({ number }) => <span className="tabular">{number}</span>,
        widthPx: 80,
        hidden: true,
      },
      { id: 'key', cell: ({ key }) => <code>{key}</code>, widthPx: 340, hidden: true },
      {
        id: 'requestId',
        cell: ({ requestId }) => requestId && <code>{requestId}</code>,
        widthPx: 340,
        hidden: true,
      },
    ],
    filters: [
      { name: 'operation', kind: 'choice', values: Object.keys(LEDGER_OPERATIONS) },
      { name: 'key', kind: 'text' },
      { name: 'from', kind: 'day' },
      { name: 'to', kind: 'day' },
    ],
  });
}

function Operation({ operation }: { operation: string }) {
  return useOperationName()(operation);
}

/** What it came of: a round that can be looked at, or what the posting was for. */
function Cause({ id, movement: { game, key, reference } }: { id: string; movement: PlayerMovement }) {
  if (game)
    return (
      <Link to={`/players/${id}/rounds`} search={{ round: key } as never}>
        {game}
      </Link>
    );
  return reference ? <code>{reference}</code> : null;
}
