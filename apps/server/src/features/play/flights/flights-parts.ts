import type { Clock } from '../../../platform/clock.ts';
import type { Database, Queryable } from '../../../platform/database.ts';
import type { LivePublication } from '../../../platform/outbox.ts';
import type { Catalog } from '../catalog/feature.ts';
import type { Rounds } from '../rounds/feature.ts';
import type { FlightSeeds } from './flight-seeds.ts';
import type { FlightRow } from './flights-store.ts';
import type { LeaveDesk } from './leave-desk.ts';

/** What the use cases of this feature work with. */
export interface FlightsParts {
  readonly db: Database;
  /** The small pool of settlements. */
  readonly settleDb: Queryable;
  readonly clock: Clock;
  readonly catalog: Catalog;
  readonly rounds: Rounds;
  readonly seeds: FlightSeeds;
  readonly desk: LeaveDesk;
  readonly publish: (publications: LivePublication[]) => void;
  readonly alarm: FlightsAlarm;
  /** Ends the process at a named point, in crash tests. */
  readonly crashPoint: (name: string) => void;
}

/** Reports errors that an operator must act on. */
export interface FlightsAlarm {
  /** Players could not be heard in a flight for longer than is let pass. */
  unheard(flight: Pick<FlightRow, 'game' | 'number'> & { heardCenti: number }): void;
  failed(error: unknown, doing: string): void;
}
