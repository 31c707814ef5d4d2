import { test } from 'vitest';

test('waits for what never comes', () => new Promise(() => {}));
