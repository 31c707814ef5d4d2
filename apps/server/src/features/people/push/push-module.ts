import type { MayGo } from '../../../platform/message-channels.ts';
import type { Module } from '../../../platform/module.ts';
import type { Needs } from '../../../platform/platform.ts';
import { pushKeysOf } from './push-keys.ts';
import type { PushParts } from './push-parts.ts';
import { pushReaders } from './push-readers.ts';
import { pushRoutes } from './push-routes.ts';
import { sendDue } from './send-due.ts';
import { PUSH_PERSONAL } from './personal-store.ts';

const SEND_EVERY_MS = 1_000;
const SEND_TIMEOUT_MS = 60_000;

/**
 * Notices to the devices that players are signed in on.
 * @param above notices know who may be invited; they lie above this feature
 */
export function createPush(
  platform: Needs<'db' | 'clock' | 'meters' | 'warn', 'push'>,
  above: { mayGo: MayGo },
): { module: Module } {
  const { push } = platform.config;
  const parts: PushParts = {
    ...platform,
    ...above,
    keys: push.key === undefined ? undefined : pushKeysOf(push.key, push.contact),
    services: push.services,
    tried: platform.meters.counter(
      'croupier_push_tries_total',
      'Notices handed to push services, by how it ended',
      ['outcome'],
    ),
  };
  return {
    module: {
      name: 'push',
      personal: PUSH_PERSONAL,
      routes: (http) => pushRoutes(http, parts),
      readers: pushReaders(platform),
      jobs: [
        {
          name: 'push-send',
          everyMs: SEND_EVERY_MS,
          timeoutMs: SEND_TIMEOUT_MS,
          run: (signal) => sendDue(parts, signal),
        },
      ],
    },
  };
}
