import { quicknetTimeOf } from '@croupier/games/beacon/quicknet.ts';
import { expect, test } from 'vitest';
import { createDrandBeacon } from './drand-beacon.ts';

const SIGNATURE =
  'b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39';
const VALUE = 'fe290beca10872ef2fb164d2aa4442de4566183ec51c56ff3cd603d930e54fdd';
const after = new Date(quicknetTimeOf(1000));
const answer = (body: object | string, status = 200) =>
  new Response(typeof body === 'string' ? body : JSON.stringify(body), { status });

function beacon(...answers: (Response | Error)[]) {
  const asked: string[] = [];
  const ask = async (url: unknown) => {
    asked.push(String(url));
    const next = answers.shift();
    if (next instanceof Response) return next;
    throw next ?? new Error('not reached');
  };
  return { asked, ...createDrandBeacon(['https://one', 'https://two'], ask as typeof fetch) };
}

test('a value counts with the signature of the network, from whichever server it comes', async () => {
  const one = beacon(answer({ round: 1000, signature: SIGNATURE }));
  expect(await one.valueOf(1000, after)).toEqual({ publicSeed: VALUE, signature: SIGNATURE });
  expect(one.asked).toHaveLength(1);
  for (const bad of [
    new Error('no network'),
    answer({}, 500),
    answer('no json'),
    answer({ signature: `b${SIGNATURE.slice(1, -1)}8` }),
    answer({ signature: 7 }),
    answer(' '.repeat(10_000)),
  ]) {
    const two = beacon(bad, answer({ signature: SIGNATURE }));
    expect(await two.valueOf(1000, after)).toMatchObject({ publicSeed: VALUE });
    expect(two.asked).toHaveLength(2);
  }
});

test('there is no value without one, and nobody is asked before its time', async () => {
  expect(await beacon().valueOf(1000, after)).toBeUndefined();
  expect(await beacon(answer({ signature: SIGNATURE })).valueOf(1001, after)).toBeUndefined();
  const early = beacon(answer({ signature: SIGNATURE }));
  expect(await early.valueOf(1000, new Date(after.getTime() - 1))).toBeUndefined();
  expect(early.asked).toEqual([]);
});
