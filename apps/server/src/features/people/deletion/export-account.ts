import { Readable } from 'node:stream';
import type { Database } from '../../../platform/database.ts';
import { jsonText } from '../../../platform/json-text.ts';
import { findPlayerById } from '../players/feature.ts';
import type { DeletionParts } from './deletion-parts.ts';
import { listShown } from './personal-rows-store.ts';

/** A part of the file is read in portions of so many rows. */
const PORTION = 1_000;

/** All that the house keeps of a player, as JSON: an object of parts, each a list. It is read as it is sent. */
export const exportAccount = (parts: DeletionParts, playerId: bigint): Readable =>
  Readable.from(write(parts, playerId));

async function* write({ db, clock, personal }: DeletionParts, playerId: bigint): AsyncGenerator<string> {
  yield `{"player":"${playerId}","writtenAt":"${clock.now().toISOString()}"`;
  const player = await findPlayerById(db, playerId);
  const email = player?.emailVerifiedAt ? player.email : null;
  for (const { shows = {}, showsByEmail = {}, tells = {} } of personal()) {
    for (const [name, tell] of Object.entries(tells))
      yield `,\n${JSON.stringify(name)}:${jsonText(await tell(db, playerId))}`;
    for (const [name, text] of Object.entries(shows)) yield* writePart(db, { name, text, key: playerId });
    if (email !== null)
      for (const [name, text] of Object.entries(showsByEmail))
        yield* writePart(db, { name, text, key: email });
  }
  yield '}\n';
}

interface Part {
  readonly name: string;
  readonly text: string;
  /** What its rows are found by. */
  readonly key: bigint | string;
}

async function* writePart(db: Database, { name, text, key }: Part): AsyncGenerator<string> {
  yield `,\n${JSON.stringify(name)}:[`;
  let told = 0;
  for await (const row of rowsOf(db, text, key)) yield `${told++ === 0 ? '\n' : ',\n'}${row}`;
  yield ']';
}

/** Each statement has an order of its own, so that portions neither repeat a row nor pass one over. */
async function* rowsOf(db: Database, text: string, key: Part['key']): AsyncGenerator<string> {
  for (let from = 0; ; from += PORTION) {
    const rows = await listShown(db, text, { key, from, limit: PORTION });
    for (const row of rows) yield jsonText(row);
    if (rows.length < PORTION) return;
  }
}
