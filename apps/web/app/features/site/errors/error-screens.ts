import type { IconName } from '@croupier/ui';

const SCREENS = { 403: 'forbidden', 404: 'notFound', 423: 'blocked', 451: 'unavailable' } as const;

export type Screen = (typeof SCREENS)[keyof typeof SCREENS] | 'failed';

/** Which screen a status has (specification, section 2). */
export function screenOf(status: number): Screen {
  return (SCREENS as Record<number, Screen>)[status] ?? 'failed';
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
