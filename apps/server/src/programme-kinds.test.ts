import { programmeLines } from '@croupier/contract/rewards/programmes';
import type { Programme } from '@croupier/domain/rewards/programmes';
import { LANGUAGES } from '@croupier/domain/site/regions';
import { expect, test } from 'vitest';
import { readShippedProgrammes } from './features/rewards/programmes/feature.ts';
import { PROGRAMME_KINDS } from './programme-kinds.ts';

const kinds = new Map(PROGRAMME_KINDS.map((kind) => [kind.kind, kind]));
const shipped = await readShippedProgrammes(kinds);
const named = shipped.map(({ kind, code, body }) => [`${kind}/${code}`, body as Programme] as const);

test.each(named)('%s may be published as it ships', (_name, programme) => {
  const kind = kinds.get(programme.kind)!;
  const world = {
    ...{ now: new Date('2026-12-01T00:00:00Z'), leadsTo: () => [], cost: kind.costOf(programme) },
    published: (of: string, code: string) =>
      shipped.some((other) => other.kind === of && other.code === code)
        ? { regions: programme.audience.regions, from: new Date(0), until: null }
        : undefined,
  };
  expect(programmeLines(kind, programme, world)).toEqual([]);
});

test.each(named)('%s is written in each language', (_name, { texts }) => {
  const leads = LANGUAGES.map((language) => (texts[language] as { lead: string }).lead);
  expect(new Set(leads).size).toBe(LANGUAGES.length);
});
