import { test } from 'vitest';

test('leaves behind an error that nobody waits for', () => void Promise.reject(new Error('unheard')));
