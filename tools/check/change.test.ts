import { expect, test } from 'vitest';
import { journeysFor } from './change.ts';

test.each<[string, string[], string[] | 'all']>([
  ['a rule of the server', ['apps/server/src/features/play/rounds/play-round.ts'], 'all'],
  ['a text of a page', ['apps/web/app/features/play/game/messages/kk.json'], 'all'],
  ['a page of the content', ['apps/server/content/all/pages/rules/en.md'], 'all'],
  ['what starts the house', ['tools/run-program.ts'], 'all'],
  ['what all journeys lean on', ['e2e/support/seams.ts'], 'all'],
  ['one journey', ['e2e/journeys/slice.spec.ts', 'README.md'], ['journeys/slice.spec.ts']],
  ['a journey that is gone', ['e2e/journeys/gone.spec.ts'], []],
  ['a journey and the page it walks', ['e2e/journeys/slice.spec.ts', 'apps/web/app/root.tsx'], 'all'],
  ['tests, words and checks', ['apps/server/src/app.test.ts', 'docs/glossary.md', 'tools/check/lint.ts'], []],
])('after a change of %s', (_what, files, journeys) => {
  expect(journeysFor(files)).toEqual(journeys);
});
