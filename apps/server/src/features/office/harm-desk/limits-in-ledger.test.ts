import { LIMIT_PERIODS } from '@croupier/domain/people/limits';
import { countedFrom } from '@croupier/domain/people/play-rules';
import fc from 'fast-check';
import Value from 'typebox/value';
import { expect, test } from 'vitest';
import { VARIABLES } from '../../../platform/environment.ts';
import { daysOver } from '../../../platform/player-runs.ts';

const DAY_MS = 86_400_000;

const isTaken = (days: number): boolean => Value.Check(VARIABLES.ARCHIVE_AFTER_DAYS.is, String(days));
/** The soonest that a house may have a month leave the hot ledger: nothing younger is ever in the archive. */
const KEPT_DAYS_LEAST = Array.from({ length: 100 }, (_, days) => days).find(isTaken)!;

test('what limits counted on a day that is judged is in the hot ledger still, however late and however early a house archives', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('2026-01-01'), max: new Date('2040-01-01'), noInvalidDate: true }),
      (now) => {
        const [oldest] = daysOver(now);
        for (const period of LIMIT_PERIODS) {
          const from = countedFrom(period, new Date(`${oldest}T00:00:00Z`));
          // A run takes half an hour at most.
          expect((now.getTime() - from.getTime()) / DAY_MS).toBeLessThan(KEPT_DAYS_LEAST - 0.5);
        }
      },
    ),
  );
});
