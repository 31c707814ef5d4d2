import type { Schema } from '@croupier/contract/kit';
import type { ProgrammeName } from '@croupier/contract/office/programmes-desk';
import { LANGUAGES } from '@croupier/domain/site/regions';
import { blankOf } from '../../../lib/schema-form/blank-of.ts';
import { knownKind } from './known-kinds.ts';

/** A programme that nobody has written yet: of its kind, with its parts, empty. */
export function blankProgramme(name: ProgrammeName): Record<string, unknown> {
  const { schema } = knownKind(name.kind)!;
  const blank = blankOf(schema as unknown as Schema) as Record<string, unknown>;
  const { ua } = blank['texts'] as Record<string, unknown>;
  return {
    ...blank,
    ...{ ...name, place: 10, picture: '', caps: {} },
    schedule: { zone: 'region' },
    texts: Object.fromEntries(LANGUAGES.map((language) => [language, ua])),
  };
}
