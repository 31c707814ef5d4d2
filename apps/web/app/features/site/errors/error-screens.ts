import type { IconName } from '@croupier/ui';
import { isRouteErrorResponse } from 'react-router';
import { isRefused, type Refused } from '../../../lib/root-data.ts';

const SCREENS = { 403: 'forbidden', 404: 'notFound', 423: 'blocked', 451: 'unavailable' } as const;

export type Screen = (typeof SCREENS)[keyof typeof SCREENS] | 'failed';

/** Which screen a status has (specification, section 2). */
export function screenOf(status: number): Screen {
  return (SCREENS as Record<number, Screen>)[status] ?? 'failed';
}

/** The status of whatever a page threw: its own where it has one. At start-up what has no screen of its own is the server's error, 451. */
export function statusOf(error: unknown, startUp: boolean): number {
  const status = isRouteErrorResponse(error) ? error.status : 500;
  return startUp && screenOf(status) === 'failed' ? 451 : status;
}

/** Why the house is closed to who looks; another 423 is of one game or call. */
export function refusedOf(error: unknown): Refused | undefined {
  const key = isRouteErrorResponse(error) ? (error.data as { key?: unknown } | null)?.key : undefined;
  return isRefused(key) ? key : undefined;
}

export interface Section {
  readonly name: 'bonuses' | 'tournaments' | 'promotions';
  readonly icon: IconName;
}

export const PROMOTIONS: Section = { name: 'promotions', icon: 'megaphone' };

const SECTIONS: readonly Section[] = [
  { name: 'bonuses', icon: 'gift' },
  { name: 'tournaments', icon: 'trophy' },
  PROMOTIONS,
];

/** The section that `?r=…` names on the not-found page, so that an old link leads on to where it meant. */
export function sectionOf(search: string): Section | undefined {
  const wanted = new URLSearchParams(search).get('r');
  return SECTIONS.find(({ name }) => name === wanted);
}
