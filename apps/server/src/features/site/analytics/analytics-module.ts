import { countEvents } from '@croupier/contract/site/analytics';
import type { Module } from '../../../platform/module.ts';
import type { Needs } from '../../../platform/platform.ts';

/** How often what happens on the site happens: sums by name, of nobody. */
export function createAnalytics({ meters }: Needs<'meters'>): { module: Module } {
  const count = meters.counter('croupier_site_events_total', 'What browsers told of the site, by name', [
    'name',
  ]);
  return {
    module: {
      name: 'analytics',
      routes: (http) =>
        http.handle(countEvents, async ({ input }) => {
          for (const { name, times } of input.body.counts)
            for (let time = 0; time < times; time++) count({ name });
          return { done: true as const };
        }),
    },
  };
}
