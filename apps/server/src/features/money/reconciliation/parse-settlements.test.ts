import { expect, test } from 'vitest';
import { parseSettlements } from './parse-settlements.ts';

const HEAD = 'flow,provider_id,merchant_reference,amount_minor,currency,settled_at';
const LINE = 'pay-in,pay_1,in-1,12345,UAH,2026-11-28T10:00:00.000Z';
const file = (...lines: string[]) => [HEAD, ...lines, `end,${lines.length}`, ''].join('\n');

test('reads a whole file, and one of a day without money', () => {
  expect(parseSettlements(file(LINE))).toEqual([
    { flow: 'pay-in', reference: 'in-1', amountMinor: 12_345n, currency: 'UAH' },
  ]);
  expect(parseSettlements(file())).toEqual([]);
});

test.each([
  ['nothing', ''],
  ['a page of an error', '<html>Bad gateway</html>'],
  ['half a file', file(LINE, LINE).slice(0, -8)],
  ['a file of which a line is gone', [HEAD, LINE, 'end,2', ''].join('\n')],
  ['other columns', file(LINE).replace('flow,', 'kind,')],
  ['an amount below zero', file(LINE.replace('12345', '-12345'))],
  ['an amount that is no integer', file(LINE.replace('12345', '123.45'))],
  ['an amount that no bigint holds', file(LINE.replace('12345', '9'.repeat(30)))],
  ['a flow that nobody knows', file(LINE.replace('pay-in,', 'gift,'))],
  ['a currency that is none', file(LINE.replace('UAH', 'uah'))],
  ['a hostile reference', file(LINE.replace('in-1', "in-1';--"))],
  ['one column more', file(`${LINE},x`)],
])('takes %s for no file', (_, text) => {
  expect(parseSettlements(text)).toBeUndefined();
});
