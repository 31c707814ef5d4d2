import * as ledger from '../../features/money/ledger/ledger-store.ts';
import { CLOSE_PURSE } from '../../features/play/rounds/close-purse-store.ts';
import { CLOSE_TOGETHER } from '../../features/play/rounds/close-together-store.ts';
import { SETTLE_ALONE_TEXTS } from '../../features/play/rounds/settle-alone-store.ts';
import { SETTLE_GIFT } from '../../features/play/rounds/settle-gift-store.ts';
import { SETTLE_TEXTS } from '../../features/play/rounds/settle-store.ts';
import { COLUMNS, PROOF_COLUMNS, PURSE_COLUMNS } from '../../features/play/rounds/settle-values.ts';

/** A statement that moves money, under the name by which the database has it prepared. */
export interface MoneyStatement {
  readonly name: string;
  readonly says: string;
  /** In the order of `$1`, `$2` and so on. */
  readonly parameters: readonly string[];
  readonly text: string;
}

const namesOf = (columns: readonly (readonly [name: string, type: string])[]) =>
  columns.map(([name]) => name);

/** What a statement is given of a round, or of each round of a batch. */
const ROUND = [...namesOf(COLUMNS), 'now'];
const PROOF = namesOf(PROOF_COLUMNS);

const WORKS = {
  settle: 'Settles rounds of a batch, one a player, each on its own merits',
  open: 'Opens rounds of a batch, one a player, each on its own merits: it takes the stake and keeps the choices',
} as const;
const LANES = {
  plain: { says: 'whose players have no bonus', parameters: [] },
  purse: { says: 'whose players have a bonus, or some of them', parameters: namesOf(PURSE_COLUMNS) },
} as const;
const SESSIONS = {
  asked: { says: 'Their sessions were asked for before.', parameters: [] },
  recalled: { says: 'Sessions that were only remembered are proven here.', parameters: PROOF },
} as const;

const entriesOf = <Key extends string, Value>(of: Readonly<Record<Key, Value>>) =>
  Object.entries(of) as [Key, Value][];

const BATCHES = entriesOf(WORKS).flatMap(([work, does]) =>
  entriesOf(LANES).flatMap(([lane, ofLane]) =>
    entriesOf(SESSIONS).map(([session, ofSession]): MoneyStatement => ({
      name: `rounds-${work}-${lane}-${session}`,
      says: `${does}, ${ofLane.says}. ${ofSession.says} Each parameter but \`now\` is an array, in which each round has its place.`,
      parameters: [...ROUND, ...ofLane.parameters, ...ofSession.parameters],
      text: SETTLE_TEXTS[lane][work][session],
    })),
  ),
);

const ALONE = entriesOf(SESSIONS).map(([session, { parameters }]): MoneyStatement => ({
  name: `rounds-settle-alone-${session}`,
  says: `Settles a round that is alone, in good faith. What it does not settle, the statement of a batch judges.${
    session === 'recalled' ? ' Its session, which was only remembered, is proven here.' : ''
  }`,
  parameters: [...ROUND, ...parameters],
  text: SETTLE_ALONE_TEXTS[session],
}));

const OTHER_ROUNDS: readonly MoneyStatement[] = [
  {
    name: 'rounds-settle-gift',
    says: 'Settles a round of a gift, whose seat is locked: it moves no money, and tells the account as it is.',
    parameters: [...ROUND, 'gift_id'],
    text: SETTLE_GIFT,
  },
  {
    name: 'rounds-close-together',
    says: 'Makes open rounds of different players, without a bonus, settled ones and pays what they win. The first five are arrays, in which each round has its place.',
    parameters: ['player_id', 'key', 'entry_before', 'entry', 'win', 'request_id', 'now'],
    text: CLOSE_TOGETHER,
  },
  {
    name: 'rounds-close-purse',
    says: 'Makes one open round with a bonus a settled one. What is forfeited goes into the bonus account here, and out of it by a post.',
    parameters: [
      ...['player_id', 'key', 'entry_before', 'entry', 'real_win', 'bonus_win', 'bonus_forfeited'],
      ...['request_id', 'now'],
    ],
    text: CLOSE_PURSE,
  },
];

/** `postMany`, of which `post` is the case of one, by its steps. */
const POST: readonly MoneyStatement[] = [
  {
    name: 'ledger-open',
    says: 'The first step of a post: makes the accounts of players and currencies, at 0, where they are missing.',
    parameters: ['player_id', 'currency'],
    text: ledger.OPEN_ACCOUNTS,
  },
  {
    name: 'ledger-lock',
    says: 'The second step of a post: locks the accounts, in the order of their players, currencies and kinds.',
    parameters: ['player_id', 'currency'],
    text: ledger.LOCK_ACCOUNTS,
  },
  {
    name: 'ledger-find-posts',
    says: 'The third step of a post, under the locks: finds the keys that were posted before.',
    parameters: ['player_id', 'key'],
    text: ledger.FIND_POSTS,
  },
  {
    name: 'ledger-write',
    says: 'The last step of a post: writes the posts, their transfers and the balances that these leave. All are arrays.',
    parameters: [
      ...['player_id', 'key', 'currency', 'operation', 'input_hash', 'reference', 'request_id'].map(
        (column) => `post.${column}`,
      ),
      ...[
        'player_id',
        'currency',
        'key',
        'operation',
        'kind',
        'version',
        'debit',
        'credit',
        'amount_minor',
      ].map((column) => `transfer.${column}`),
      ...['transfer.balance_before_minor', 'transfer.balance_after_minor'],
      ...['player_id', 'currency', 'kind', 'amount_minor', 'version'].map((column) => `account.${column}`),
    ],
    text: ledger.WRITE_POSTS,
  },
];

/** Every statement that settles a round or posts to the ledger. */
export const MONEY_STATEMENTS: readonly MoneyStatement[] = [...BATCHES, ...ALONE, ...OTHER_ROUNDS, ...POST];
