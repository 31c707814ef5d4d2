import type { RegionId } from '../../site/regions/regions.ts';

/** Whom somebody may turn to about gambling, or in distress, without giving a name. What it is called is of the site's texts. */
export interface Helpline {
  readonly id: HelplineId;
  /** As it is dialled in its region, in groups as it is written there. */
  readonly phone?: string;
  readonly address?: `https://${string}`;
}

export const HELPLINE_IDS = [
  'lifeline-ukraine',
  'emotional-support',
  'family-line',
  'samarijan-sopotnik',
  'joc-responsabil',
  'gambling-therapy',
  'gamblers-anonymous',
] as const;
export type HelplineId = (typeof HELPLINE_IDS)[number];

/** Of each region the lines that are answered there, the first first. */
export const HELPLINES: Readonly<Record<RegionId, readonly Helpline[]>> = {
  UA: [{ id: 'lifeline-ukraine', phone: '7333', address: 'https://lifelineukraine.com' }],
  // The number that the Union has kept for emotional support since 2009 (decision 2009/884/EC).
  EU: [{ id: 'emotional-support', phone: '116 123' }],
  KZ: [{ id: 'family-line', phone: '111' }],
  SL: [{ id: 'samarijan-sopotnik', phone: '116 123' }],
  RC: [{ id: 'joc-responsabil', phone: '0800 800 099', address: 'https://jocresponsabil.ro' }],
};

/** For whoever is nowhere of these, and beside the lines of each. */
export const HELPLINES_EVERYWHERE: readonly Helpline[] = [
  { id: 'gambling-therapy', address: 'https://www.gamblingtherapy.org' },
  { id: 'gamblers-anonymous', address: 'https://www.gamblersanonymous.org' },
];

/** In danger, in every region here. */
export const EMERGENCY_PHONE = '112';
