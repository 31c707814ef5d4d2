import type { Job } from '../../../platform/jobs.ts';
import type { MayGo } from '../../../platform/message-channels.ts';
import type { Module } from '../../../platform/module.ts';
import type { Needs } from '../../../platform/platform.ts';
import { deleteDaysBefore } from './budget-store.ts';
import { sendDueSms } from './send-due-sms.ts';
import type { SmsParts } from './sms-parts.ts';
import { deleteOlder } from './sms-store.ts';
import { createSmsWriter, type WriteSms } from './write-sms.ts';
import { SMS_PERSONAL } from './personal-store.ts';

const SEND_EVERY_MS = 1_000;
const CLEAN_EVERY_MS = 3_600_000;
const TIMEOUT_MS = 60_000;
/** To whom texts went is told in the office for so long, and counted against the limits for two days. */
const KEPT_MS = 30 * 86_400_000;
const BUDGET_KEPT_MS = 2 * 86_400_000;

type SmsPlatform = Needs<'db' | 'clock' | 'meters' | 'warn', 'sms' | 'environment'>;

export interface SmsFeature {
  module: Module;
  /** Whether this house writes texts at all. */
  isOffered: boolean;
  write: WriteSms;
}

/** Whether this house writes texts at all: without a gateway only one on trial does. */
export const isSmsOffered = ({ sms, environment }: SmsPlatform['config']): boolean =>
  sms.gateway !== undefined || environment !== 'production';

/**
 * Texts to telephones. Without a gateway they wait, and a house that is no real one shows them in the office instead.
 * @param above notices know who may be invited; they lie above this feature
 */
export function createSms(platform: SmsPlatform, above: { mayGo: MayGo }): SmsFeature {
  const { config, meters } = platform;
  const { gateway, dayMax } = config.sms;
  const parts: SmsParts = {
    ...platform,
    ...above,
    gateway,
    dayMax,
    isOffered: isSmsOffered(config),
    asked: meters.counter('croupier_sms_asked_total', 'Texts to be written, by what became of it', [
      'outcome',
    ]),
    tried: meters.counter('croupier_sms_tries_total', 'Texts handed to the gateway, by how it ended', [
      'outcome',
    ]),
  };
  return {
    isOffered: parts.isOffered,
    write: createSmsWriter(parts),
    module: { name: 'sms', personal: SMS_PERSONAL, jobs: jobsOf(parts) },
  };
}

function jobsOf(parts: SmsParts): Job[] {
  const { db, clock, gateway } = parts;
  const clean: Job = {
    name: 'clean-sms',
    everyMs: CLEAN_EVERY_MS,
    timeoutMs: TIMEOUT_MS,
    run: async () => {
      const now = clock.now().getTime();
      await deleteOlder(db, new Date(now - KEPT_MS));
      await deleteDaysBefore(db, new Date(now - BUDGET_KEPT_MS).toISOString().slice(0, 10));
    },
  };
  if (!gateway) return [clean];
  const run = (signal: AbortSignal) => sendDueSms(parts, gateway, signal);
  return [clean, { name: 'send-sms', everyMs: SEND_EVERY_MS, timeoutMs: TIMEOUT_MS, run }];
}
