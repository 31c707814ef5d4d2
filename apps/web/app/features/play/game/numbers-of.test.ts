import { GAMES } from '@croupier/games';
import { LANGUAGES } from '@croupier/domain/site/regions';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { numbersOf } from './numbers-of.ts';

test.each(GAMES.map(({ definition }) => [definition.id, definition] as const))(
  'gives the rules of %s every number they name',
  (id, definition) => {
    const known = Object.keys(numbersOf(definition));
    for (const language of LANGUAGES) {
      const file = new URL(`../games/messages/${id}/${language}.json`, import.meta.url);
      const { rules = {} } = JSON.parse(readFileSync(file, 'utf8')) as { rules?: Record<string, string> };
      for (const text of Object.values(rules))
        for (const [, name] of text.matchAll(/\{(\w+)[,}]/g))
          expect(known, `${language}: ${text}`).toContain(name);
    }
  },
);
