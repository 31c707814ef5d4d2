import { NOTICE_KEPT_MS } from '@croupier/domain/people/notices';
import type { Job } from '../../../platform/jobs.ts';
import type { Module } from '../../../platform/module.ts';
import type { Needs } from '../../../platform/platform.ts';
import type { RenderNotice } from '../notice-texts/feature.ts';
import { createAttemptBudget } from '../players/feature.ts';
import { handOverDue } from './hand-over.ts';
import type { NoticesParts } from './notices-parts.ts';
import { noticesReaders } from './notices-readers.ts';
import { noticesRoutes } from './notices-routes.ts';
import { deleteOlder } from './notices-store.ts';
import { outwardWays, type Senders } from './outward-ways.ts';
import { createUnsubscribeTokens } from './unsubscribe-token.ts';
import { NOTICES_PERSONAL } from './personal-store.ts';

const HAND_OVER_EVERY_MS = 1_000;
const TIMEOUT_MS = 60_000;
const FORGET_EVERY_MS = 3_600_000;
const FORGOTTEN_MAX = 5_000;

type NoticesPlatform = Needs<'db' | 'clock' | 'publish' | 'error', 'publicUrl' | 'sessionKey'>;

interface Lower extends Senders {
  readonly render: RenderNotice;
}

/** What the house tells players: kept for each, shown on the site, and sent by the ways that they chose. */
export function createNotices(
  platform: NoticesPlatform,
  { render, ...senders }: Lower,
): { module: Module; parts: NoticesParts } {
  const { publicUrl, sessionKey } = platform.config;
  const parts: NoticesParts = {
    ...platform,
    render,
    budget: createAttemptBudget(platform),
    ways: outwardWays(senders),
    tokens: createUnsubscribeTokens(sessionKey),
    siteUrl: publicUrl.replace(/\/+$/, ''),
  };
  return {
    parts,
    module: {
      name: 'notices',
      personal: NOTICES_PERSONAL,
      routes: (http) => noticesRoutes(http, parts),
      readers: noticesReaders(platform),
      jobs: jobsOf(parts),
    },
  };
}

const jobsOf = (parts: NoticesParts): Job[] => [
  {
    name: 'notices-hand-over',
    everyMs: HAND_OVER_EVERY_MS,
    timeoutMs: TIMEOUT_MS,
    run: (signal) => handOverDue(parts, signal),
  },
  {
    name: 'notices-forget',
    everyMs: FORGET_EVERY_MS,
    timeoutMs: TIMEOUT_MS,
    run: async (signal) => {
      const before = new Date(parts.clock.now().getTime() - NOTICE_KEPT_MS);
      while (!signal.aborted && (await deleteOlder(parts.db, before, FORGOTTEN_MAX)) === FORGOTTEN_MAX);
    },
  },
];
