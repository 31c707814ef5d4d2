import type { Http } from './http/http.ts';
import type { Job } from './jobs.ts';
import type { Listener, Reader } from './outbox.ts';
import type { PersonalData } from './personal-data.ts';

/** What a feature hangs into the platform. */
export interface Module {
  name: string;
  routes?(http: Http): void;
  /** Calls of the office, which are served on its own port and never on the players'. */
  office?(http: Http): void;
  /** What makes news of facts. */
  listeners?: readonly Listener[];
  /** What follows from facts. */
  readers?: readonly Reader[];
  jobs?: readonly Job[];
  /** What of a person it keeps. */
  personal?: PersonalData;
}
