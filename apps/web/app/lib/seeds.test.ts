import type { SeedPair } from '@croupier/contract/play/fairness';
import { createCall } from '@croupier/contract/kit';
import { expect, test } from 'vitest';
import { fetchSeeds } from './seeds.ts';

const COMMITMENT = 'a'.repeat(64);
const pair = (clientSeed: string, clientSeedBy: SeedPair['clientSeedBy']): SeedPair => ({
  ...{ id: '1', commitment: COMMITMENT, clientSeed, clientSeedBy, nextNonce: 0, serverSeed: null },
  ...{ createdAt: '2026-11-22T00:00:00.000Z', revealedAt: null },
});

/** A server that holds one player's first pair, and what it was asked. */
function site({ taken = null as SeedPair | null, takenMeanwhile = false } = {}) {
  let active = taken;
  const asked: string[] = [];
  const call = createCall((path, init) => {
    asked.push(`${init?.method ?? 'GET'} ${path}`);
    if (init?.method !== 'POST') return answer(200, { active, nextCommitment: COMMITMENT, revealed: [] });
    if (takenMeanwhile) {
      active = pair('other-window', 'player');
      return answer(409, { error: { key: 'conflict', requestId: 'r' } });
    }
    active = pair((JSON.parse(String(init.body)) as { clientSeed: string }).clientSeed, 'player');
    return answer(200, { active, nextCommitment: 'b'.repeat(64) });
  });
  return { asked, seams: { call, drawSeed: () => 'of-my-browser' } };
}

const answer = (status: number, body: unknown) => Promise.resolve(Response.json(body, { status }));
const signal = new AbortController().signal;

test('the browser sends its own seed once it has the commitment, and not before', async () => {
  const { asked, seams } = site();
  const { active, nextCommitment } = await fetchSeeds(signal, seams);
  expect(asked).toEqual(['GET /api/fairness', 'POST /api/fairness/start']);
  expect([active.clientSeed, nextCommitment]).toEqual(['of-my-browser', 'b'.repeat(64)]);
});

test('seeds in use stay as they are', async () => {
  const { asked, seams } = site({ taken: pair('long-mine', 'player') });
  expect((await fetchSeeds(signal, seams)).active.clientSeed).toBe('long-mine');
  expect(asked).toEqual(['GET /api/fairness']);
});

test('when another window was first, its seed is the one', async () => {
  const { seams } = site({ takenMeanwhile: true });
  expect((await fetchSeeds(signal, seams)).active.clientSeed).toBe('other-window');
});
