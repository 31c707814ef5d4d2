import { expect, it } from 'vitest';
import type { Queryable } from '../../../platform/database.ts';
import { createLeaveWriter } from './leave-writer.ts';

/** A writer whose statements end when the test says so; `statements` are the players of each. */
function writing() {
  const statements: bigint[][] = [];
  const ends: (() => void)[] = [];
  const query = async (_text: string, [players]: readonly unknown[] = []) => {
    statements.push(players as bigint[]);
    await new Promise<void>((resolve) => void ends.push(resolve));
    return (players as bigint[]).map((playerId) => ({ playerId }));
  };
  const writer = createLeaveWriter({ query } as unknown as Queryable);
  const write = (playerId: bigint, readAt = new Date()) =>
    writer.write({ playerId, game: 'high-kite', readAt, requestId: 'test' }, 100);
  return { writer, write, statements, endOne: () => ends.shift()!() };
}

it('writes together what arrives while a statement is under way, a player once a statement', async () => {
  const { write, statements, endOne } = writing();
  const first = write(1n);
  const later = [write(2n), write(3n), write(2n)];
  endOne();
  expect((await first)?.playerId).toBe(1n);
  endOne();
  await Promise.all(later.slice(0, 2));
  endOne();
  await Promise.all(later);
  expect(statements).toEqual([[1n], [2n, 3n], [2n]]);
});

it('leaves none behind that comes as the last one is answered', async () => {
  const { write, statements, endOne } = writing();
  const again = write(1n).then(() => write(2n));
  endOne();
  await expect.poll(() => statements.length).toBe(2);
  endOne();
  expect((await again)?.playerId).toBe(2n);
});

it('has written up to the oldest that waits, and up to now once none does', async () => {
  const { writer, write, endOne } = writing();
  const at = (ms: number) => new Date(1_000_000 + ms);
  const leaves = [write(1n, at(20)), write(2n, at(10))];
  expect(writer.writtenTo(at(30))).toEqual(at(10));
  endOne();
  await leaves[0];
  expect(writer.writtenTo(at(30))).toEqual(at(10));
  endOne();
  await Promise.all(leaves);
  await writer.finish();
  expect(writer.writtenTo(at(30))).toEqual(at(30));
});

it('has written nothing for certain while a leave waits that was read before the clock was set back', async () => {
  const { writer, write, endOne } = writing();
  const leave = write(1n, new Date(5_000_000));
  expect(writer.writtenTo(new Date(1_000_000))).toEqual(new Date(0));
  endOne();
  await leave;
});
