import { maskTaxNumber, taxNumber } from '@croupier/domain/people/personal';
import type { RegionId } from '@croupier/domain/site/regions';
import type { Queryable, Tx } from '../../../platform/database.ts';
import { deriveKeys, type KeyRing } from '../../../platform/key-ring.ts';
import { refuse } from '../../../platform/refusal.ts';
import { boxSeals, sealedColumn } from '../../../platform/seals/sealed-column.ts';
import { createSecretBox, type SecretBox } from '../../../platform/secret-box.ts';
import type { PlayersParts } from './players-parts.ts';
import { findSealedTaxNumber, updateTaxNumber } from './tax-numbers-store.ts';

/** The box that tax numbers are sealed in: its keys are its own, made from those that the database does not have. */
export const taxNumbersBox = (seedKey: KeyRing): SecretBox =>
  createSecretBox(deriveKeys(seedKey, 'croupier tax numbers'));

const placeOf = (playerId: bigint): string => `tax number ${playerId}`;

export const TAX_NUMBERS_SEALED = sealedColumn({
  name: 'tax numbers',
  table: 'player',
  column: 'tax_number_sealed',
  key: { id: 'bigint' },
  seals: (seedKey) => boxSeals(taxNumbersBox(seedKey), ({ id }) => [placeOf(id as bigint)]),
});

/** The number as it is; undefined where none was given. */
export async function readTaxNumber(
  db: Queryable,
  box: SecretBox,
  playerId: bigint,
): Promise<string | undefined> {
  const sealed = await findSealedTaxNumber(db, playerId);
  return sealed && box.unseal(placeOf(playerId), sealed).toString();
}

/** As a part of the player's own file. */
export const tellTaxNumber = (box: SecretBox) => async (db: Queryable, playerId: bigint) => {
  const number = await readTaxNumber(db, box, playerId);
  return number === undefined ? [] : [{ number }];
};

/** As whoever reads over a shoulder may see it; null where none was given. */
export const maskedTaxNumber = (box: SecretBox, playerId: bigint, sealed: Buffer | null): string | null =>
  sealed && maskTaxNumber(box.unseal(placeOf(playerId), sealed).toString());

interface Given {
  readonly playerId: bigint;
  readonly region: RegionId;
  /** As it was typed; null takes it away, undefined says nothing of it. */
  readonly typed: string | null | undefined;
}

/** Whether a number is one at all. One that another account gave is taken as any: nothing is told of the other. */
export const refuseTaxNumber = ({ region, typed }: Omit<Given, 'playerId'>) =>
  typeof typed === 'string' && taxNumber(region, typed) === undefined
    ? refuse('tax_number_refused')
    : undefined;

/** Keeps one that was not refused, sealed for its own account, which claims it and no more. */
export async function keepTaxNumber(
  { marks, taxBox }: Pick<PlayersParts, 'marks' | 'taxBox'>,
  tx: Tx,
  { playerId, region, typed }: Given,
): Promise<void> {
  if (typed === undefined) return;
  const digits = typed === null ? undefined : taxNumber(region, typed);
  const mark = digits === undefined ? null : await marks.markOf(tx, 'tax', `${region}\n${digits}`);
  await marks.claim(tx, playerId, { kind: 'tax', mark });
  const sealed = digits === undefined ? null : taxBox.seal(placeOf(playerId), Buffer.from(digits));
  await updateTaxNumber(tx, playerId, sealed);
}
