import type {
  createStudioKey as createOperation,
  retireStudioKey as retireOperation,
  StudioKeyView,
} from '@croupier/contract/office/game-desk';
import type { InputOf, OutputOf } from '@croupier/contract/kit';
import { systemClock } from '../../../platform/clock.ts';
import { refuse, type Refused } from '../../../platform/refusal.ts';
import { isLive, type StudioKey } from '../../play/providers/feature.ts';
import type { Actor } from '../audit/feature.ts';
import type { GameDeskParts } from './game-desk-parts.ts';

const HOUR_MS = 3_600_000;

/** An operator of a call. */
type Operator = Actor & { readonly operatorId: bigint };

/** One more key: its secret is in this answer and, sealed, in the database; the log has what it is called. */
export async function createStudioKey(
  { db, config, keys, record }: GameDeskParts,
  actor: Operator,
  { params: { code }, body: { reason } }: InputOf<typeof createOperation>,
): Promise<OutputOf<typeof createOperation> | Refused<typeof createOperation>> {
  const provider = config.providers.find((each) => each.code === code);
  if (!provider) return refuse('not_found');
  return db.transaction(async (tx) => {
    const made = await keys.create(tx, provider, { operatorId: actor.operatorId, now: systemClock.now() });
    if (made === 'enough') return refuse('conflict');
    const { fingerprint } = made;
    await record(tx, actor, {
      act: 'create.studio-key',
      subject: ['studio', code],
      after: { fingerprint },
      reason,
    });
    return made;
  });
}

/** Ends a key, at once or later. The time is the machine's, as that of the calls it signs. */
export async function retireStudioKey(
  { db, config, keys, record }: GameDeskParts,
  actor: Operator,
  { params: { code, fingerprint }, body: { afterHours, reason } }: InputOf<typeof retireOperation>,
): Promise<OutputOf<typeof retireOperation> | Refused<typeof retireOperation>> {
  const provider = config.providers.find((each) => each.code === code);
  if (!provider) return refuse('not_found');
  return db.transaction(async (tx) => {
    const now = systemClock.now();
    const at = new Date(now.getTime() + afterHours * HOUR_MS);
    const ended = await keys.retire(tx, provider, { fingerprint, at, operatorId: actor.operatorId, now });
    if (ended === 'unknown') return refuse('not_found');
    if (typeof ended === 'string') return refuse('conflict');
    const retiresAt = at.toISOString();
    await record(tx, actor, {
      act: 'retire.studio-key',
      subject: ['studio', code],
      before: { fingerprint, retiresAt: ended.before?.toISOString() ?? null },
      after: { fingerprint, retiresAt },
      reason,
    });
    return { retiresAt };
  });
}

/** Keys as they are shown, the newest first: of those without an end the oldest is the one in use. */
export function keyViews(
  keys: readonly StudioKey[],
  names: ReadonlyMap<bigint, string>,
  now: Date,
): StudioKeyView[] {
  const current = keys.find(({ retiresAt }) => retiresAt === null);
  const nameOf = (id: bigint | null) => (id === null ? null : (names.get(id) ?? String(id)));
  const stateOf = (key: StudioKey): StudioKeyView['state'] => {
    if (!isLive(key, now)) return 'retired';
    if (key.retiresAt !== null) return 'retiring';
    return key === current ? 'current' : 'next';
  };
  return keys
    .map((key) => ({
      ...{ fingerprint: key.fingerprint, state: stateOf(key) },
      createdAt: key.isShipped ? null : key.createdAt.toISOString(),
      createdBy: nameOf(key.createdBy),
      retiresAt: key.retiresAt?.toISOString() ?? null,
      retiredBy: nameOf(key.retiredBy),
      lastUsedAt: key.lastUsedAt?.toISOString() ?? null,
    }))
    .reverse();
}
