import { beforeAll, test } from 'vitest';

beforeAll(() => {
  throw new Error('not ready');
});
test('has nothing to begin with', () => {});
