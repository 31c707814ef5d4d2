import { expect, test } from 'vitest';
import { checkDecisions, findFaults, type Decision } from './decisions.ts';

const page = (number: string, status: string, heading = `# ${number} A title`): Decision => ({
  file: `${number}-a-title.md`,
  text: `${heading}\n\n${status}\n\nText.\n`,
});
const HOLDS = '2026-11-21 · holds';

test('pages with a date and what became of them are right', () => {
  const second = page('0002', '2026-11-22 · overturned by 0003');
  const first = page('0001', '2026-11-21 · holds, in part overturned by 0002, 0003');
  expect(findFaults([first, second, page('0003', HOLDS), page('0009', HOLDS)])).toEqual([]);
});

test.each([
  ['no status', [page('0001', 'Text.')], /third line/],
  ['no date', [page('0001', 'holds')], /third line/],
  ['overturned, and not by which', [page('0001', '2026-11-21 · overturned')], /third line/],
  ['overturned by none that there is', [page('0001', '2026-11-21 · overturned by 0009')], /no decision 0009/],
  ['overturned by itself', [page('0001', '2026-11-21 · overturned by 0001')], /no decision 0001/],
  ['a heading of another', [page('0001', HOLDS, '# 1. A title')], /heading begins with "# 0001 "/],
  ['a number twice', [page('0001', HOLDS), page('0001', HOLDS)], /another decision/],
])('%s is found', (_, decisions, says) => {
  expect(findFaults(decisions)).toEqual([expect.stringMatching(says)]);
});

test('those of the repository are', () => {
  expect(checkDecisions()).toEqual([]);
});
