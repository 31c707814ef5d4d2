import * as api from '@croupier/contract/office/programmes-desk';
import type { Http } from '../../../platform/http/http.ts';
import { replaceSegment, replaceSegmentBy } from '../../rewards/programmes/feature.ts';
import { actorOf } from '../audit/feature.ts';
import type { DeskParts } from './programmes-desk-parts.ts';
import { listSegments } from './segments-store.ts';

/** Sets of players, from a filter or a file: each as it was when it was made. */
export function segmentRoutes(
  http: Http,
  { db, clock, record }: Pick<DeskParts, 'db' | 'clock' | 'record'>,
): void {
  http.handle(api.listSegments, async () => ({
    segments: (await listSegments(db)).map(({ madeAt, ...row }) => ({
      ...row,
      madeAt: madeAt.toISOString(),
    })),
  }));
  http.handle(api.makeSegment, (call) =>
    db.transaction(async (tx) => {
      const { code, filter, reason } = call.input.body;
      const segment = { code, filter, madeAt: clock.now(), madeBy: call.operator.name };
      const players = await replaceSegmentBy(tx, segment, filter);
      const act = {
        act: 'make.segments',
        subject: ['segment', code],
        after: { players, filter },
        reason,
      } as const;
      await record(tx, actorOf(call), act);
      return { players };
    }),
  );
  http.handle(api.fileSegment, (call) =>
    db.transaction(async (tx) => {
      const { code } = call.input.params;
      const { players: named, reason } = call.input.body;
      const segment = { code, filter: null, madeAt: clock.now(), madeBy: call.operator.name };
      const players = await replaceSegment(tx, segment, named.map(BigInt).filter(canBePlayer));
      const after = { players, named: named.length };
      await record(tx, actorOf(call), { act: 'make.segments', subject: ['segment', code], after, reason });
      return { players };
    }),
  );
}

/** A number of nineteen digits may be larger than any id. */
const canBePlayer = (id: bigint): boolean => id < 2n ** 63n;
