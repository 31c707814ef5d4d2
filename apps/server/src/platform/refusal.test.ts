import { Closed, operation, type Operation } from '@croupier/contract/kit';
import Type from 'typebox';
import { expect, it } from 'vitest';
import type { Handler } from './http/http.ts';
import { isRefusal, refuse, refuseByRule } from './refusal.ts';

const described = {
  method: 'POST',
  path: '/api/x',
  access: 'player',
  tag: 'x',
  summary: 'Nothing',
  response: Closed({ done: Type.Literal(true) }),
} as const;
const ready = operation(described);
const picky = operation({ ...described, refuses: ['not_found', 'conflict'], rules: ['limit_wait'] });
const until = '2026-11-21T00:00:00Z';
const wait = { rule: 'limit_wait', until } as const;
const money = { currency: 'UAH', limitMinor: '100', leftMinor: '0', until } as const;
const reached = { rule: 'deposit_limit', period: 'day', ...money } as const;

const handling = <O extends Operation>(_operation: O, handlers: Handler<O>[]) => handlers;

it('a handler refuses what its operation declares, and does not compile with anything else', async () => {
  const handlers = handling(picky, [
    async () => refuse('not_found'),
    async () => refuse('conflict', { state: 'over' }),
    async () => refuseByRule(wait),
    // @ts-expect-error a key that is not declared
    async () => refuse('key_reused'),
    // @ts-expect-error a rule that is not declared
    async () => refuseByRule(reached),
  ]);
  const ofReady = handling(ready, [
    // @ts-expect-error one that declares nothing refuses nothing
    async () => refuse('not_found'),
    // @ts-expect-error nor by a rule
    async () => refuseByRule(wait),
  ]);
  const answers = await Promise.all([...handlers, ...ofReady].map((handle) => handle(undefined as never)));
  expect(answers.every(isRefusal)).toBe(true);
});
