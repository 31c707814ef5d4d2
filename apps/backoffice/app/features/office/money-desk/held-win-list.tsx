import { listHeldWins, type HeldWin } from '@croupier/contract/office/money-desk';
import { Badge, type BadgeTone } from '@croupier/ui';
import { useTranslations } from 'use-intl';
import { Money } from '../../../lib/format/money.tsx';
import { defineList } from '../../../lib/list/list-definition.ts';
import { AMOUNT } from './amount-column.tsx';
import { Age, Code, Figure } from './facts.tsx';

const TONES = { waiting: 'warn', released: 'win', refused: 'quiet' } as const satisfies Record<
  HeldWin['state'],
  BadgeTone
>;

export function WinState({ state }: Pick<HeldWin, 'state'>) {
  const t = useTranslations('money-desk.heldWins.choices.state');
  return <Badge tone={TONES[state]}>{t(state)}</Badge>;
}

/** As the queue and the log name one. */
export const winIdOf = ({ provider, transactionId }: Pick<HeldWin, 'provider' | 'transactionId'>): string =>
  `${provider} ${transactionId}`;

/** Wins of other studios that a person looks at, the oldest first. */
export const HELD_WINS = defineList({
  name: 'held-wins',
  operation: listHeldWins,
  texts: 'money-desk.heldWins',
  idOf: winIdOf,
  linkOf: (win) => ({ to: `/money/queues/held-wins/${encodeURIComponent(winIdOf(win))}` }),
  columns: [
    { id: 'heldAt', cell: ({ heldAt }) => <Age at={heldAt} />, sort: 'heldAt', widthPx: 130 },
    { id: 'state', cell: ({ state }) => <WinState state={state} />, widthPx: 110 },
    { id: 'provider', cell: ({ provider }) => provider, widthPx: 120, share: 1 },
    { id: 'game', cell: ({ game }) => game, widthPx: 140, share: 2 },
    { id: 'playerId', cell: ({ playerId }) => playerId, widthPx: 90 },
    { ...AMOUNT, widthPx: 150 },
    {
      id: 'bound',
      cell: ({ boundMinor, currency }) => (
        <Figure>
          <Money amountMinor={boundMinor} currency={currency} />
        </Figure>
      ),
      widthPx: 150,
      end: true,
    },
    { id: 'claim', cell: ({ claim }) => claim?.operator ?? '—', widthPx: 120, share: 1 },
    {
      id: 'transactionId',
      cell: ({ transactionId }) => <Code>{transactionId}</Code>,
      widthPx: 260,
      hidden: true,
    },
    { id: 'roundId', cell: ({ roundId }) => <Code>{roundId}</Code>, widthPx: 260, hidden: true },
  ],
  filters: [
    { name: 'state', kind: 'choice', values: ['waiting', 'released', 'refused'] },
    { name: 'provider', kind: 'text' },
    { name: 'playerId', kind: 'text' },
  ],
});
