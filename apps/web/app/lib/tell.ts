import type { EventName, SiteEvents } from '@croupier/contract/site/analytics';

/** Something that happened on the site, by its name. */
export type Told = {
  readonly [N in EventName]: { readonly name: N; readonly about: SiteEvents[N] };
}[EventName];

/** Until somebody listens, and no more: a page whose listeners never come must not grow. */
const WAITING_MAX = 100;
const waiting: Told[] = [];
let hear = (told: Told): void => {
  if (waiting.length < WAITING_MAX) waiting.push(told);
};

/** Says that something happened; who hears of it loads later, see `features/site/analytics`. */
export function tell<N extends EventName>(name: N, about: SiteEvents[N]): void {
  hear({ name, about } as Told);
}

/** From now on `next` is told everything, what waited first. */
export function hearTold(next: (told: Told) => void): void {
  hear = next;
  waiting.splice(0).forEach(next);
}
