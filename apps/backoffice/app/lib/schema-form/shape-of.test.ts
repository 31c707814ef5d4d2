import type { Schema } from '@croupier/contract/kit';
import { GoalSchema, RewardInSchema } from '@croupier/contract/rewards/programmes';
import { BONUS_PROMOTION } from '@croupier/contract/rewards/bonus-promotions/kind';
import { expect, test } from 'vitest';
import { blankOf } from './blank-of.ts';
import { kindOf, shapeOf, withoutKind } from './shape-of.ts';

const rewards = (RewardInSchema as unknown as Schema).anyOf!;
const { games, target } = (GoalSchema as unknown as Schema).properties!;

test('tells shapes apart by their kind', () => {
  expect(kindOf(rewards[shapeOf(rewards, { kind: 'points', points: 5 })]!)).toBe('points');
  expect(kindOf(rewards[shapeOf(rewards, { kind: 'nothing' })]!)).toBe('nothing');
  expect(shapeOf(rewards, undefined)).toBe(0);
});

test('tells shapes apart by what they are', () => {
  const shapes = (BONUS_PROMOTION.schema as unknown as Schema).properties!['terms']!.anyOf!;
  expect(kindOf(shapes[shapeOf(shapes, { as: 'manufacture' })]!)).toBe('manufacture');
  expect(withoutKind(shapes[0]!).properties).not.toHaveProperty('as');
});

test('tells shapes apart by their type', () => {
  expect([shapeOf(games!.anyOf!, 'all'), shapeOf(games!.anyOf!, { games: [] })]).toEqual([0, 1]);
  expect([shapeOf(target!.anyOf!, 5), shapeOf(target!.anyOf!, { UAH: '5' })]).toEqual([0, 1]);
});

test('a new value of each shape is known as one of it', () => {
  for (const [index, shape] of rewards.entries()) expect(shapeOf(rewards, blankOf(shape))).toBe(index);
  expect(blankOf(games!.anyOf![0]!)).toBe('all');
});
