import type { Module } from '../../../platform/module.ts';
import type { Needs } from '../../../platform/platform.ts';
import { contentRoutes } from './content-routes.ts';
import { createContentReader, type ContentReader } from './read-content.ts';

/** What pages, promotions and banners say, by language and edition, as it is in force now. */
export function createContent({ db, clock, config }: Needs<'db' | 'clock', 'brand'>): {
  module: Module;
  reader: ContentReader;
} {
  const reader = createContentReader({ db, clock });
  const parts = { reader, brand: config.brand };
  return { module: { name: 'content', routes: (http) => contentRoutes(http, parts) }, reader };
}
