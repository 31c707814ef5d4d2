import { describe, expect, test } from 'vitest';
import { expiringPoints, spendablePoints } from './index.ts';

describe('expiring points', () => {
  test('lets what was spent count against what expires first', () => {
    expect(expiringPoints({ overdue: 100, out: 30, left: 270 })).toBe(70);
    expect(expiringPoints({ overdue: 100, out: 100, left: 200 })).toBe(0);
    expect(expiringPoints({ overdue: 100, out: 170, left: 130 })).toBe(0);
  });

  test('never makes a debt, or a larger one', () => {
    expect(expiringPoints({ overdue: 100, out: 20, left: -10 })).toBe(0);
    expect(expiringPoints({ overdue: 100, out: 0, left: 40 })).toBe(40);
  });

  test('expires once: what has expired is out of the book', () => {
    const first = expiringPoints({ overdue: 100, out: 30, left: 270 });
    expect(expiringPoints({ overdue: 100, out: 30 + first, left: 270 - first })).toBe(0);
  });
});

test('shows nothing below zero', () => {
  expect(spendablePoints(-5)).toBe(0);
  expect(spendablePoints(5)).toBe(5);
});
