import type { Module } from '../../../platform/module.ts';
import type { Needs } from '../../../platform/platform.ts';
import type { RecordAct } from '../audit/feature.ts';
import { contentDeskRoutes } from './content-desk-routes.ts';

/** Where people of the house write what the site says, publish it and take it back. */
export function createContentDesk(
  { db, clock }: Needs<'db' | 'clock'>,
  { record }: { record: RecordAct },
): { module: Module } {
  return {
    module: { name: 'content-desk', office: (http) => contentDeskRoutes(http, { db, clock, record }) },
  };
}
