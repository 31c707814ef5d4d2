import { expect, test } from 'vitest';

test('fails each time', () => expect('the fault').toBe('nothing'));
