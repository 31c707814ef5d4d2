import { crashPoint } from '../../../platform/crash-point.ts';
import { appendFacts } from '../../../platform/outbox.ts';
import { lockPlayer } from '../../people/players/feature.ts';
import { standingOf } from '../standing/feature.ts';
import { dropDue, findDue, setDrawn, type PartKey } from './parts-store.ts';
import { domainOf, type PromotionParts, type TermsOf } from './promotion-parts.ts';

/** Rows that a part is drawn from. */
export const rowsOf = ({ parts }: Pick<TermsOf<'manufacture'>, 'parts'>) =>
  parts.map(({ code, weight }) => ({ weight, reward: { kind: 'part', code } }));

/** Draws the part for a target that was reached, once: draw and part are one transaction. */
export async function drawPart(
  { db, clock, programmes, fairness }: PromotionParts,
  due: PartKey,
): Promise<void> {
  const { playerId } = due;
  await db.transaction(async (tx) => {
    // The lock of the player comes before that of the seat; whoever draws the same at once finds it drawn.
    await lockPlayer(tx, playerId);
    const row = await findDue(tx, due);
    if (!row) return;
    const { code, programmeId, version } = row;
    const under = await programmes.versionOf<TermsOf<'manufacture'>>(programmeId, version, tx);
    if (!under) throw new Error(`There is no version ${version} of programme ${programmeId}`);
    const { audience, terms } = under.programme;
    const now = clock.now();
    // Forgotten again, it comes with the next target that they reach while they may.
    if (await standingOf(tx, playerId, now, { audience })) return dropDue(tx, due);
    const domain = domainOf(code);
    const of = { playerId, domain, programmeId, version, rows: rowsOf(terms) };
    const { key, drawnPlace } = await fairness.drawLoot(tx, of);
    crashPoint('part.drawn');
    await fairness.settleDraw(tx, { key, givenPlace: drawnPlace, rewardId: null });
    const part = terms.parts[drawnPlace]!.code;
    await setDrawn(tx, { ...due, programmeId }, { part, seedPair: key.seedPair, nonce: key.nonce, now });
    await appendFacts(tx, [{ playerId, topic: 'part.given', payload: { code, part } }]);
  });
}
