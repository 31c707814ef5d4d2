import type { saveLabels as operation } from '@croupier/contract/site/labels';
import type { InputOf } from '@croupier/contract/kit';
import { instantOf } from '../../../platform/http/instant.ts';
import type { Needs } from '../../../platform/platform.ts';
import { refuse, type Refused } from '../../../platform/refusal.ts';
import { findPlayerById } from '../../people/players/feature.ts';
import { saveLabels } from './labels-store.ts';

/** Who signs up tells it with the first page after; one that says so later came back. */
const REGISTRATION_MS = 24 * 3_600_000;

/** Keeps by which link a player came. A browser whose clock is ahead is taken to have followed it now. */
export async function keepLabels(
  { db, clock }: Needs<'db' | 'clock'>,
  playerId: bigint,
  { queryParams: labels, isRegistration, conversionDate }: InputOf<typeof operation>['body'],
): Promise<{ done: true } | Refused<typeof operation>> {
  const told = instantOf(conversionDate);
  if (!told) return refuse('invalid_request');
  const now = clock.now();
  const convertedAt = told > now ? now : told;
  const opened = isRegistration ? (await findPlayerById(db, playerId))?.createdAt : undefined;
  const isOfRegistration = opened !== undefined && now.getTime() - opened.getTime() < REGISTRATION_MS;
  await saveLabels(db, { playerId, isRegistration: isOfRegistration, labels, convertedAt, now });
  return { done: true };
}
