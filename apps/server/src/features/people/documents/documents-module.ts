import { DRAFT_KEPT_MS } from '@croupier/domain/people/documents';
import { createEachApart } from '../../../platform/each-apart.ts';
import type { Module } from '../../../platform/module.ts';
import { listener } from '../../../platform/outbox.ts';
import type { Needs } from '../../../platform/platform.ts';
import type { Players } from '../players/feature.ts';
import type { DocumentsParts } from './documents-parts.ts';
import { documentsRoutes } from './documents-routes.ts';
import { deleteKeptBefore, forgetDrafts } from './documents-store.ts';
import { expireEnded, tellEnding } from './expire-ended.ts';
import { createPageVault } from './page-vault.ts';
import { DOCUMENTS_PERSONAL } from './personal-store.ts';
import { reviewDocuments } from './review-documents.ts';
import { sandboxReviewer } from './sandbox-reviewer.ts';
import { sweepFiles } from './sweep-files.ts';

const EVERY_MS = 10 * 60_000;
/** A file outlives its page by this much at most, where the store answers. */
const SWEEP_EVERY_MS = 10_000;
/** Somebody waits for it. */
const REVIEW_EVERY_MS = 5_000;
const TIMEOUT_MS = 60_000;

/** What players show of themselves. */
export function createDocuments(
  platform: Needs<'db' | 'clock' | 'files' | 'scan' | 'error', 'seedKey' | 'documentReviewer'>,
  below: { players: Pick<Players, 'parts'> } & Pick<DocumentsParts, 'marks' | 'carryStops'>,
): { module: Module } {
  const { db, clock, scan, error, config } = platform;
  const { players, marks, carryStops } = below;
  const reviewer = config.documentReviewer && sandboxReviewer;
  const vault = createPageVault(platform);
  const parts = { db, clock, scan, players: players.parts, vault, marks, carryStops };
  const apart = (message: string) => createEachApart({ clock, failed: (about) => error(message, about) });
  const [expiring, telling, sweeping, reviewing] = [
    apart('a document whose last day is over still holds'),
    apart('the player of a document that runs out was not told'),
    apart('a file of a document was not deleted'),
    apart('a document was not reviewed and waits for a person'),
  ];
  const forget = () => forgetDrafts(db, new Date(clock.now().getTime() - DRAFT_KEPT_MS));
  return {
    module: {
      name: 'documents',
      personal: DOCUMENTS_PERSONAL,
      listeners: [documentLive],
      routes: (http) => documentsRoutes(http, parts),
      jobs: [
        {
          name: 'expire-documents',
          everyMs: EVERY_MS,
          timeoutMs: TIMEOUT_MS,
          run: (signal) => expireEnded(parts, expiring, signal),
        },
        {
          name: 'tell-ending-documents',
          everyMs: EVERY_MS,
          timeoutMs: TIMEOUT_MS,
          run: (signal) => tellEnding(parts, telling, signal),
        },
        { name: 'forget-document-drafts', everyMs: EVERY_MS, timeoutMs: TIMEOUT_MS, run: forget },
        {
          name: 'end-kept-documents',
          everyMs: EVERY_MS,
          timeoutMs: TIMEOUT_MS,
          run: () => deleteKeptBefore(db, clock.now()),
        },
        {
          name: 'sweep-document-files',
          everyMs: SWEEP_EVERY_MS,
          timeoutMs: TIMEOUT_MS,
          run: (signal) => sweepFiles(parts, sweeping, signal),
        },
        ...(reviewer
          ? [
              {
                name: 'review-documents',
                everyMs: REVIEW_EVERY_MS,
                timeoutMs: TIMEOUT_MS,
                run: (signal: AbortSignal) => reviewDocuments(parts, { reviewer, apart: reviewing, signal }),
              },
            ]
          : []),
      ],
    },
  };
}

const documentLive = listener({
  name: 'document-live',
  topics: ['document.approved', 'document.rejected', 'document.expired', 'document.expiring'],
  live: (facts) =>
    facts.map(({ playerId, requestId }) => ({
      ...{ playerId, requestId },
      message: { name: 'document', data: {} },
    })),
});
