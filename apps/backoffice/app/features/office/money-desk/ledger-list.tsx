import { HOUSE_ACCOUNTS, listTransfers, type Transfer } from '@croupier/contract/office/money-desk';
import { CURRENCIES } from '@croupier/domain/money/amounts';
import { LEDGER_OPERATIONS } from '@croupier/domain/money/ledger';
import { useTranslations } from 'use-intl';
import { Instant } from '../../../lib/format/instant.tsx';
import { Money } from '../../../lib/format/money.tsx';
import { defineList } from '../../../lib/list/list-definition.ts';
import { Code, Figure } from './facts.tsx';

/** An operation or an account in words; one that a later version of the house has added as it is. */
export function Word({ of, value }: { of: 'operation' | 'account' | 'kind'; value: string }) {
  const t = useTranslations('money-desk.choices');
  const key = `${of}.${value}`;
  return t.has(key) ? t(key) : value;
}

/** What a transfer did to its player's balance. */
export const Moved = ({ transfer: { amountMinor, currency } }: { transfer: Transfer }) => (
  <Money amountMinor={amountMinor} currency={currency} signed />
);

export const KINDS = ['real', 'bonus', 'play'] as const;

/** The ledger. */
export const LEDGER = defineList({
  name: 'ledger',
  operation: listTransfers,
  texts: 'money-desk',
  idOf: ({ playerId, currency, kind, version }) => `${playerId} ${currency} ${kind} ${version}`,
  linkOf: ({ playerId, key }) => ({ to: `/money/ledger/${playerId}/${key}` }),
  columns: [
    { id: 'at', cell: ({ at }) => <Instant at={at} seconds />, sort: 'at', widthPx: 185 },
    { id: 'playerId', cell: ({ playerId }) => playerId, widthPx: 90 },
    {
      id: 'operation',
      cell: ({ operation }) => <Word of="operation" value={operation} />,
      widthPx: 150,
      share: 2,
    },
    { id: 'account', cell: ({ account }) => <Word of="account" value={account} />, widthPx: 140, share: 2 },
    { id: 'kind', cell: ({ kind }) => <Word of="kind" value={kind} />, widthPx: 90 },
    {
      id: 'before',
      cell: ({ beforeMinor, currency }) => (
        <Figure>
          <Money amountMinor={beforeMinor} currency={currency} />
        </Figure>
      ),
      widthPx: 130,
      end: true,
    },
    {
      id: 'amount',
      cell: (transfer) => (
        <Figure>
          <Moved transfer={transfer} />
        </Figure>
      ),
      widthPx: 130,
      end: true,
    },
    {
      id: 'after',
      cell: ({ afterMinor, currency }) => (
        <Figure>
          <Money amountMinor={afterMinor} currency={currency} />
        </Figure>
      ),
      widthPx: 130,
      end: true,
    },
    { id: 'requestId', cell: ({ requestId }) => <Code>{requestId}</Code>, widthPx: 290, hidden: true },
    { id: 'key', cell: ({ key }) => <Code>{key}</Code>, widthPx: 290, hidden: true },
    { id: 'reference', cell: ({ reference }) => reference, widthPx: 220, hidden: true },
    {
      id: 'version',
      cell: ({ version }) => <Figure>{version}</Figure>,
      widthPx: 80,
      end: true,
      hidden: true,
    },
  ],
  filters: [
    { name: 'playerId', kind: 'text' },
    { name: 'key', kind: 'text' },
    { name: 'operation', kind: 'choice', values: Object.keys(LEDGER_OPERATIONS) },
    { name: 'account', kind: 'choice', values: HOUSE_ACCOUNTS },
    { name: 'currency', kind: 'choice', values: Object.keys(CURRENCIES) },
    { name: 'kind', kind: 'choice', values: KINDS },
    { name: 'from', kind: 'day' },
    { name: 'to', kind: 'day' },
  ],
});
