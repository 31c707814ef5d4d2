import { randomUUID } from 'node:crypto';
import { vi } from 'vitest';
import { REGIONS } from '@croupier/domain/site/regions';
import { factsAreRead } from '../../../platform/testing/facts-read.ts';
import { GAME, KEY, PROVIDER, type ProviderHouse } from '../../play/providers/providers.fixture.ts';
import { upsertGame } from '../../play/providers/providers-store.ts';
import { seatAt } from '../../play/providers/wallet.fixture.ts';
import { startTestOffice, type TestOffice } from '../operators/office.fixture.ts';

export const BOUND = REGIONS.UA.maximumWinMinor;
export { PROVIDER } from '../../play/providers/providers.fixture.ts';

/** An office of a house where one studio plays. */
export async function startMoneyOffice() {
  const office = await startTestOffice({
    PROVIDER_ORIGINS: `${PROVIDER}=http://paper-moon.example`,
    PROVIDER_SECRETS: `${PROVIDER}=${KEY}`,
  });
  await upsertGame(office.site.db, {
    game: GAME,
    provider: PROVIDER,
    name: GAME,
    launchPath: `/play/${GAME}`,
  });
  const house = office.site as unknown as ProviderHouse;

  /** A player whose round has won one minor unit more than is paid without a look. */
  const heldWin = async (transactionId: string = randomUUID()) => {
    const seat = await seatAt(house);
    const roundId = randomUUID();
    await seat.bet({ roundId });
    await seat.win({ roundId, transactionId, amountMinor: String(BOUND + 1n) });
    return { seat, roundId, transactionId, win: { provider: PROVIDER, transactionId } };
  };

  /** A deposit that was given up and then paid, and waits for a decision. @returns its id, and that of its finding */
  const latePayment = async (playerId: bigint, eventId: string = randomUUID()) => {
    const [id, at] = [randomUUID(), new Date()];
    await office.site.db.query(
      `INSERT INTO pay_in (id, player_id, input_hash, amount_minor, currency, kind, language, state, provider_payment_id, created_at, updated_at, asked_at, request_id)
VALUES ($1::uuid, $2, sha256('x'), 12345, 'UAH', 'real', 'en', 'LATE', 'pay_' || $1::uuid::text, $3, $3, $3, 'request-of-it')`,
      [id, playerId, at],
    );
    await office.site.db.query(
      `INSERT INTO payment_event (id, pay_in_id, type, outcome, received_at)
VALUES ($1, $2, 'pay-in.paid', 'applied', $3), ('up ' || $1, $2, 'pay-in.expired', 'applied', $3)`,
      [eventId, id, at],
    );
    const rows = await office.site.db.query<{ id: bigint }>(
      `INSERT INTO payment_finding (kind, pay_in_id, event_id, type, provider_payment_id, found_at)
VALUES ('late', $1::uuid, $2, 'pay-in.paid', 'pay_' || $1::uuid::text, now()) RETURNING id`,
      [id, eventId],
    );
    return { id, finding: String(rows[0]!.id) };
  };

  const untilFactsRead = () => vi.waitUntil(() => factsAreRead(office.site.owner), { timeout: 10_000 });

  return { office, heldWin, latePayment, untilFactsRead };
}

/** What was written into the log of acts since, in its order. */
export async function actsOf(office: TestOffice, subjectKind: string, subjectId: string) {
  return office.site.owner.query<{
    act: string;
    operator: string;
    reason: string | null;
    after: string | null;
  }>(
    `SELECT act, operator, reason, after FROM audit_entry WHERE subject_kind = $1 AND subject_id = $2 ORDER BY position`,
    [subjectKind, subjectId],
  );
}
