import { expect, test } from 'vitest';
import { layerOf } from './layers.ts';

test('modals stack from 1000 in steps of 2', () => {
  const first = layerOf({});
  const second = layerOf({});
  expect([first.zIndex, second.zIndex]).toEqual([1000, 1002]);
  expect(first.leave()).toBe(1);
  expect(first.leave()).toBe(1);
  expect(second.leave()).toBe(0);
  expect(layerOf({}).zIndex).toBe(1000);
});
