import { randomUUID } from 'node:crypto';
import { answerAml, listAml, readAml } from '@croupier/contract/office/aml-desk';
import type { AmlAct } from '@croupier/domain/office/aml-desk';
import type { TestPlayer } from '../../../platform/testing/test-app.ts';
import { post } from '../../money/ledger/feature.ts';
import type { TestOffice } from '../operators/office.fixture.ts';
import { judgeDays } from './judge-days.ts';

const DAY_MS = 86_400_000;

export const today = new Date().toISOString().slice(0, 10);
/** On the day after, when this one is settled. */
const LATER = new Date(Date.parse(today) + DAY_MS + 2 * 3_600_000);
export const text = 'looked at where the money comes from';

const fail = (message: string, { err }: { err?: unknown } = {}): never => {
  throw new Error(message, { cause: err });
};

/** Judges the days of everybody, as if nobody had gone through them yet. */
export async function judge({ site }: TestOffice): Promise<void> {
  await site.owner.query(`DELETE FROM player_run WHERE task = 'aml-days'`);
  await judgeDays({ db: site.db, clock: { now: () => LATER }, error: fail });
}

/** A deposit in euros that was paid on the day. */
export async function deposit(
  { site }: TestOffice,
  { id }: Pick<TestPlayer, 'id'>,
  euros: number,
  is: { time?: string; mark?: string; state?: string; kind?: string } = {},
): Promise<string> {
  const payment = randomUUID();
  await site.owner.query(
    `INSERT INTO pay_in (id, player_id, input_hash, amount_minor, currency, kind, language, state, created_at, updated_at, asked_at, source_mark, source_mask)
VALUES ($1, $2, '', $3, 'EUR', $4, 'en', $5, $6, $6, $6, $7, '•••• 4242')`,
    [
      ...[payment, id, euros * 100, is.kind ?? 'real', is.state ?? 'PAID'],
      ...[`${today}T${is.time ?? '00:00:01'}Z`, is.mark ?? null],
    ],
  );
  return payment;
}

/** A pay-out in euros that was asked for late on the day. */
export async function payOut(
  { site }: TestOffice,
  { id }: Pick<TestPlayer, 'id'>,
  euros: number,
  mark = `card_${randomUUID()}`,
): Promise<string> {
  const [method, asked] = [randomUUID(), randomUUID()];
  await site.owner.query(
    `INSERT INTO pay_out_method (id, player_id, input_hash, kind, state, mark, mask, owner_name, name_match, created_at, proven_at)
VALUES ($1, $2, sha256('x'), 'card', 'PROVEN', $3, '•••• 4242', 'OLENA KOVAL', 'same', now(), now())`,
    [method, id, mark],
  );
  await site.owner.query(
    `INSERT INTO pay_out (id, player_id, input_hash, amount_minor, fee_minor, currency, method_id, method_kind, mark, mask, state, created_at, updated_at, asked_at)
VALUES ($1, $2, sha256('x'), $3, 0, 'EUR', $4, 'card', $5, '•••• 4242', 'IN_REVIEW', $6, $6, $6)`,
    [asked, id, euros * 100, method, mark, `${today}T23:30:00Z`],
  );
  return asked;
}

/** Stakes euros of own money, through the ledger alone. */
export const stakeEuros = ({ site }: TestOffice, { id }: Pick<TestPlayer, 'id'>, euros: number) =>
  site.db.transaction((tx) =>
    post(tx, {
      ...{ playerId: id, currency: 'EUR', key: randomUUID(), operation: 'provider-bet' },
      transfers: [
        {
          from: { owner: 'player', kind: 'real' },
          to: { owner: 'house', name: 'bets' },
          amountMinor: BigInt(euros * 100),
        },
      ],
    }),
  );

export const newPlayer = ({ site }: TestOffice) =>
  site.createPlayer({ region: 'SL', balanceMinor: '1000000' });
const paramsOf = ({ id }: Pick<TestPlayer, 'id'>) => ({ params: { id: String(id) } });
export const caseOf = (office: TestOffice, player: Pick<TestPlayer, 'id'>, as = office.as.risk) =>
  as.call(readAml, paramsOf(player));
export const rowOf = async (office: TestOffice, { id }: Pick<TestPlayer, 'id'>) =>
  (await office.as.risk.call(listAml, { query: { player: String(id) } as never })).rows[0];

/** Acts on a case; a decision is about what is seen of it now, where nothing else is said. */
export async function answer(
  office: TestOffice,
  player: Pick<TestPlayer, 'id'>,
  act: AmlAct,
  { seen, as = office.as.risk }: { seen?: string; as?: TestOffice['as']['risk'] } = {},
): Promise<{ done: true }> {
  const decision = { text, seen: seen ?? (act === 'note' ? '' : (await caseOf(office, player)).seen) };
  return as.call(answerAml, {
    ...paramsOf(player),
    body:
      act === 'note'
        ? { act, text }
        : act === 'cleared'
          ? { act, ...decision }
          : { act, ...decision, reference: 'SAR 2026/14' },
  });
}
