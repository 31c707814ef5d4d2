import * as contract from '@croupier/contract/rewards/quest';
import { QUEST } from '@croupier/contract/rewards/quest/kind';
import { createEachApart } from '../../../platform/each-apart.ts';
import { feature } from '../../../platform/feature.ts';
import type { Http } from '../../../platform/http/http.ts';
import type { Job } from '../../../platform/jobs.ts';
import type { Module } from '../../../platform/module.ts';
import { listener, reader } from '../../../platform/outbox.ts';
import type { Needs } from '../../../platform/platform.ts';
import { isRefusal, refuse } from '../../../platform/refusal.ts';
import { enrolmentReader } from '../goals/feature.ts';
import type { ReadProgrammes } from '../programmes/feature.ts';
import type { OfferOf } from '../rewards/feature.ts';
import { listOwed } from './entries-store.ts';
import { questEnrolment } from './enter-quest.ts';
import { endQuests, followGoals, followLeavers } from './follow-quests.ts';
import { giveOwed } from './give-owed.ts';
import { joinQuest } from './join-quest.ts';
import { QUEST_PERSONAL } from './personal-store.ts';
import { QUEST_BOOKS } from './quest-books-store.ts';
import type { QuestParts } from './quest-parts.ts';
import { showQuests } from './quest-view.ts';

export const QUESTS = feature({
  name: 'quest',
  level: 9,
  about: 'quests: steps that are taken one after another by playing, each with a reward',
  owns: ['quest_entry'],
  reads: ['goal', 'programme', 'programme_version', 'reward'],
  kinds: [QUEST],
  books: () => QUEST_BOOKS,
});

const FOLLOW_EVERY_MS = 1_000;
const GIVE_AT_ONCE = 200;

/** Quests: how players come to take part, go from step to step, and are given what each step owes them. */
export function createQuests(
  { db, clock, config, error }: Needs<'db' | 'clock' | 'error', 'brand' | 'memoryMs'>,
  { programmes, offerOf }: { programmes: ReadProgrammes; offerOf: OfferOf },
): { module: Module } {
  const parts: QuestParts = { db, clock, brand: config.brand, programmes, offerOf };
  return {
    module: {
      name: 'quest',
      personal: QUEST_PERSONAL,
      listeners: [questLive],
      readers: [
        enrolmentReader({ ...parts, memoryMs: config.memoryMs }, questEnrolment(parts)),
        reader({
          name: 'quest-steps',
          topics: ['goal.reached'],
          everyMs: FOLLOW_EVERY_MS,
          handle: (tx, facts) => followGoals(parts, tx, facts),
        }),
        reader({
          name: 'quest-leavers',
          topics: ['exclusion.begun', 'account.deletion-asked'],
          handle: (tx, facts) => followLeavers(parts, tx, facts),
        }),
      ],
      jobs: jobsOf(parts, error),
      routes: (http) => routesOf(http, parts),
    },
  };
}

function jobsOf(parts: QuestParts, error: Needs<'error'>['error']): Job[] {
  const { db, clock } = parts;
  const apart = createEachApart({
    clock,
    failed: (about) => error('a reward of a quest could not be given', about),
  });
  const giveAll = async (signal?: AbortSignal): Promise<void> => {
    const of = { resting: apart.resting(), limit: GIVE_AT_ONCE };
    const rows = await listOwed(db, clock.now(), of);
    await apart.each(
      rows,
      ({ id }) => id,
      (row) => giveOwed(parts, row),
      signal,
    );
  };
  return [
    { name: 'quest-give', everyMs: 1_000, timeoutMs: 60_000, run: giveAll },
    {
      ...{ name: 'quest-end', everyMs: 60_000, timeoutMs: 120_000 },
      run: (signal) => endQuests(parts, signal),
    },
  ];
}

function routesOf(http: Http, parts: QuestParts): void {
  http.handle(contract.showQuest, async ({ player, input: { query } }) => {
    const { playerId } = player;
    const language = query.language ?? player.language;
    return (await showQuests(parts, { playerId, language }, query.code)) ?? refuse('not_found');
  });
  http.handle(contract.joinQuest, async ({ player, input: { params, query } }) => {
    const refused = await joinQuest(parts, player, params.code);
    if (isRefusal(refused)) return refused;
    const { playerId } = player;
    const language = query.language ?? player.language;
    const { quest } = (await showQuests(parts, { playerId, language }, params.code)) ?? {};
    // One that ended long ago is shown no more.
    return quest ?? refuse('offer_over', { why: 'ended' });
  });
}

const questLive = listener({
  name: 'quest-live',
  topics: ['quest.changed'],
  live: (facts) =>
    facts.map(({ playerId, requestId, payload: { code } }) => ({
      ...{ playerId, requestId },
      message: { name: 'quest', data: { code } },
    })),
});
