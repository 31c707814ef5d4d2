import type { Queryable, Tx } from '../../../platform/database.ts';

export interface ExampleRow {
  readonly code: string;
  readonly name: string;
  readonly provider: string;
  readonly genres: string[];
  readonly features: string[];
  readonly volatility: number;
  readonly rtpMicro: number;
}

export async function listExamples(db: Queryable): Promise<ExampleRow[]> {
  const text =
    'SELECT code, name, provider, genres, features, volatility, rtp_micro AS "rtpMicro" FROM example_game ORDER BY position';
  return db.query<ExampleRow>(text, [], 'lobby-examples');
}

const INSERT = `INSERT INTO example_game (position, code, name, provider, genres, features, volatility, rtp_micro)
SELECT (e->>'position')::integer, e->>'code', e->>'name', e->>'provider',
  ARRAY(SELECT jsonb_array_elements_text(e->'genres')), ARRAY(SELECT jsonb_array_elements_text(e->'features')),
  (e->>'volatility')::smallint, (e->>'rtpMicro')::integer
FROM jsonb_array_elements($1::jsonb) AS e`;

export async function replaceExamples(tx: Tx, examples: readonly ExampleRow[]): Promise<void> {
  // Two who fill at once would meet at the keys; the second waits, and fills anew.
  await tx.query('LOCK TABLE example_game IN SHARE ROW EXCLUSIVE MODE');
  await tx.query('DELETE FROM example_game');
  await tx.query(INSERT, [JSON.stringify(examples.map((example, position) => ({ position, ...example })))]);
}
