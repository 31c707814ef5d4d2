import { expect, test } from '@playwright/test';

test('passes', () => {});
test('flake', ({}, { retry }) => expect(retry).toBe(1));
test('hang', () => new Promise<void>(() => {}));
test('fault', () => expect('the fault').toBe('nothing'));
