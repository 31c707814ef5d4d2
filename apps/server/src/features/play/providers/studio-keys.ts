import { createHash, randomBytes } from 'node:crypto';
import type { Queryable, Tx } from '../../../platform/database.ts';
import type { KeyRing } from '../../../platform/key-ring.ts';
import { boxSeals, sealedColumn } from '../../../platform/seals/sealed-column.ts';
import { createSecretBox } from '../../../platform/secret-box.ts';
import { insertKey, listKeys, setRetirement, type KeyRow } from './keys-store.ts';
import type { Provider } from './providers-parts.ts';
import { lockNames } from './transactions-store.ts';

const SECRET_BYTES = 32;
/** The one that is used and the one that comes after it. */
const LIVE_MOST = 2;

/** A key that a studio signs its calls with. */
export interface StudioKey extends Omit<KeyRow, 'sealed'> {
  readonly isShipped: boolean;
}

interface LiveKey {
  readonly fingerprint: string;
  readonly secret: string;
}

/** The keys of studios: those that stand in the environment and those that were made in the office. */
export interface StudioKeys {
  /** What a call may be signed with at this moment. */
  live(db: Queryable, provider: Provider, now: Date): Promise<LiveKey[]>;
  /** All that are known, the oldest first. */
  list(db: Queryable, provider: Provider): Promise<StudioKey[]>;
  /** Makes one more, live at once beside the one that is used: its secret is told here and never again. */
  create(tx: Tx, provider: Provider, by: KeyActor): Promise<LiveKey | 'enough'>;
  /** Refuses a key from an instant on; one is always left without an end. @returns until when it was to live before */
  retire(
    tx: Tx,
    provider: Provider,
    key: { fingerprint: string; at: Date } & KeyActor,
  ): Promise<{ before: Date | null } | 'unknown' | 'retired' | 'last'>;
}

interface KeyActor {
  readonly operatorId: bigint;
  readonly now: Date;
}

/** Names a key without telling it. */
export const fingerprintOf = (secret: string): string =>
  createHash('sha256').update(secret).digest('hex').slice(0, 16);

/** @param seedKey seals the secrets: the database does not have it */
export function createStudioKeys(seedKey: KeyRing): StudioKeys {
  const box = createSecretBox(seedKey);
  const list = async (db: Queryable, provider: Provider) =>
    withShipped(provider, await listKeys(db, provider.code));
  const locked = async (tx: Tx, provider: Provider) => {
    await lockNames(tx, [`keys ${provider.code}`]);
    return list(tx, provider);
  };
  return {
    list,
    live: async (db, { code, secrets }, now) => {
      const rows = await listKeys(db, code);
      const over = new Set(rows.filter((row) => !isLive(row, now)).map(({ fingerprint }) => fingerprint));
      const shipped = secrets.map((secret) => ({ fingerprint: fingerprintOf(secret), secret }));
      const made = rows.flatMap(({ fingerprint, sealed }) =>
        sealed ? [{ fingerprint, secret: String(box.unseal(placeOf(code, fingerprint), sealed)) }] : [],
      );
      return [...shipped, ...made].filter(({ fingerprint }) => !over.has(fingerprint));
    },
    create: async (tx, provider, { operatorId, now }) => {
      const known = await locked(tx, provider);
      if (known.filter((key) => isLive(key, now)).length >= LIVE_MOST) return 'enough';
      const secret = randomBytes(SECRET_BYTES).toString('base64url');
      const fingerprint = fingerprintOf(secret);
      const sealed = box.seal(placeOf(provider.code, fingerprint), Buffer.from(secret));
      await insertKey(tx, { provider: provider.code, fingerprint, sealed, createdBy: operatorId, now });
      return { fingerprint, secret };
    },
    retire: async (tx, provider, { fingerprint, at, operatorId, now }) => {
      const known = await locked(tx, provider);
      const key = known.find((each) => each.fingerprint === fingerprint);
      if (!key) return 'unknown';
      if (!isLive(key, now)) return 'retired';
      const others = known.filter((each) => each !== key && each.retiresAt === null);
      if (others.length === 0) return 'last';
      await setRetirement(tx, { provider: provider.code, fingerprint, now }, { at, by: operatorId });
      return { before: key.retiresAt };
    },
  };
}

const placeOf = (provider: string, fingerprint: string): string => `provider-key ${provider} ${fingerprint}`;

export const KEYS_SEALED = sealedColumn({
  name: 'keys of studios',
  table: 'provider_key',
  column: 'secret_sealed',
  key: { provider: 'text', fingerprint: 'text' },
  seals: (seedKey) =>
    boxSeals(createSecretBox(seedKey), ({ provider, fingerprint }) => [
      placeOf(provider as string, fingerprint as string),
    ]),
});

export const isLive = ({ retiresAt }: Pick<KeyRow, 'retiresAt'>, now: Date): boolean =>
  retiresAt === null || retiresAt > now;

/** Keys of the environment stand first: nobody knows since when. One that was taken out of it again is over. */
function withShipped({ secrets }: Provider, rows: readonly KeyRow[]): StudioKey[] {
  const shipped = secrets.map(fingerprintOf);
  const unseen = {
    createdAt: new Date(0),
    createdBy: null,
    retiresAt: null,
    retiredBy: null,
    lastUsedAt: null,
  };
  return [
    ...shipped.map((fingerprint) => {
      const { sealed: _, ...row } = rows.find((each) => each.fingerprint === fingerprint) ?? {
        ...{ ...unseen, fingerprint, sealed: null },
      };
      return { ...row, isShipped: true };
    }),
    ...rows
      .filter(({ sealed, fingerprint }) => sealed !== null && !shipped.includes(fingerprint))
      .map(({ sealed: _, ...row }) => ({ ...row, isShipped: false })),
  ];
}
