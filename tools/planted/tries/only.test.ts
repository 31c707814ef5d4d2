import { test } from 'vitest';

test.only('stands alone', () => {});
test('is not met', () => {});
