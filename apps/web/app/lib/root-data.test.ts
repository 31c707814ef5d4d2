import { expect, test } from 'vitest';
import { isClosed } from './root-data.ts';

test('a way to a closed page is closed, wherever in it the way ends', () => {
  for (const path of ['/ua/wheel', '/ua/wheel/last', '/ua/wheel#rules', '/ua/wheel?day=2'])
    expect(isClosed(path, ['wheel']), path).toBe(true);
  for (const path of ['/ua', '/ua/', '/ua/wheels', '/ua/rules#wheel', '/ua/rules/wheel'])
    expect(isClosed(path, ['wheel']), path).toBe(false);
});
