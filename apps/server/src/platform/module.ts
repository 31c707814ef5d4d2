import type { Http } from './http/http.ts';
import type { Job } from './jobs.ts';
import type { Listener } from './outbox.ts';

/** What a feature hangs into the platform. */
export interface Module {
  name: string;
  routes?(http: Http): void;
  listeners?: readonly Listener[];
  jobs?: readonly Job[];
}
