import { LootTableSchema, programmeKind, type ProgrammeKind } from '@croupier/contract/rewards/programmes';
import { costOfLoot, type Programme } from '@croupier/domain/rewards/programmes';
import Type from 'typebox';
import { createOffsetClock, type OffsetClock } from '../../../platform/clock.ts';
import { createTestDatabase, type TestDatabase } from '../../../platform/testing/test-database.ts';
import type { WritingParts } from './programmes-parts.ts';
import { publishProgramme } from './publish-programme.ts';
import { createReadProgrammes, type ReadProgrammes } from './read-programmes.ts';
import { saveDraft } from './save-draft.ts';

/** A kind as a feature would bring one: a chest that gives something from its table. */
export const CHEST: ProgrammeKind = programmeKind({
  kind: 'chest',
  terms: Type.Object(
    { loot: LootTableSchema, next: Type.Optional(Type.String()) },
    { additionalProperties: false },
  ),
  faultsOf: ({ code }) => (code === 'cursed' ? ['code: choice'] : []),
  costOf: ({ terms }) => costOfLoot(terms.loot),
});

const TEXT = { title: 'Chest', lead: 'It holds something.', terms: ['One a player.'] };

/** A whole definition; it runs since long ago. */
export const chestOf = (code: string, changed: Partial<Programme> = {}): Programme => ({
  ...{ kind: 'chest', code, place: 1, picture: '' },
  terms: { loot: [{ weight: 1, reward: { kind: 'points', points: 5 } }] },
  texts: { ua: TEXT, ru: TEXT, en: TEXT, kk: TEXT },
  schedule: { from: '2026-01-01T00:00', zone: 'region' },
  audience: { regions: ['UA', 'EU'] },
  caps: {},
  ...changed,
});

export interface Desk {
  readonly database: TestDatabase;
  readonly clock: OffsetClock;
  readonly parts: WritingParts;
  /** Asks anew each time. */
  readonly reader: ReadProgrammes;
  save(body: Programme, basedOn?: number): ReturnType<typeof saveDraft>;
  /** Saves a programme as its next version and publishes that. */
  publish(body: Programme, basedOn?: number): Promise<Awaited<ReturnType<typeof publishProgramme>>>;
  idOf(code: string): Promise<bigint>;
}

export async function openDesk(): Promise<Desk> {
  const database = await createTestDatabase();
  const clock = createOffsetClock();
  const { db } = database;
  const parts = { db, clock, kinds: new Map([[CHEST.kind, CHEST]]) };
  const save = (body: Programme, basedOn = 0) =>
    saveDraft(parts, { kind: 'chest', code: body.code, body, basedOn, by: 'olena' });
  return {
    ...{ database, clock, parts, save },
    reader: createReadProgrammes({ db, clock, memoryMs: 0 }),
    publish: async (body, basedOn = 0) => {
      const saved = await save(body, basedOn);
      if (saved.status !== 'saved') throw new Error(JSON.stringify(saved));
      return publishProgramme(parts, {
        ...{ kind: 'chest', code: body.code, version: saved.version, by: 'olena' },
      });
    },
    idOf: async (code) =>
      (await db.query<{ id: bigint }>('SELECT id FROM programme WHERE code = $1', [code]))[0]!.id,
  };
}
