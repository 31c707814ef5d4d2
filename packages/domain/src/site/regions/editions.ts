import { REGION_IDS, REGIONS, type Language, type RegionId, type RegionPack } from './regions.ts';

export const SOCIAL_NETWORKS = ['telegram', 'instagram', 'facebook', 'youtube'] as const;
export type SocialNetwork = (typeof SOCIAL_NETWORKS)[number];

/**
 * A region as the house presents itself there. Its rules are the pack, which is all that players' browsers are sent; the rest
 * stays on the server and is told by `site-configs`.
 */
interface RegionEdition {
  readonly pack: RegionPack;
  /** The first is the region's own. */
  readonly languages: readonly [Language, ...Language[]];
  /** Who runs the house there, and under what licence; of the demonstration, which has none. */
  readonly legalName: string;
  readonly licenceNumber: string;
  readonly socialNetworks: readonly SocialNetwork[];
  /** Where accounts are opened from (ISO 3166), and how their telephone numbers begin. */
  readonly countries: readonly { readonly code: string; readonly callingCode: string }[];
}

export const EDITIONS: Readonly<Record<RegionId, RegionEdition>> = {
  UA: {
    pack: REGIONS.UA,
    languages: ['ua', 'ru', 'en', 'kk'],
    legalName: 'Croupier Demonstration Ukraine LLC',
    licenceNumber: 'DEMO-UA-0001',
    socialNetworks: ['telegram', 'instagram', 'youtube'],
    countries: [{ code: 'UA', callingCode: '+380' }],
  },
  EU: {
    pack: REGIONS.EU,
    languages: ['en', 'ru', 'ua', 'kk'],
    legalName: 'Croupier Demonstration Europe Ltd',
    licenceNumber: 'DEMO-EU-0002',
    socialNetworks: ['instagram', 'youtube'],
    countries: [
      { code: 'AT', callingCode: '+43' },
      { code: 'CZ', callingCode: '+420' },
      { code: 'DE', callingCode: '+49' },
      { code: 'EE', callingCode: '+372' },
      { code: 'ES', callingCode: '+34' },
      { code: 'FI', callingCode: '+358' },
      { code: 'IE', callingCode: '+353' },
      { code: 'LT', callingCode: '+370' },
      { code: 'LV', callingCode: '+371' },
      { code: 'MT', callingCode: '+356' },
      { code: 'NL', callingCode: '+31' },
      { code: 'PL', callingCode: '+48' },
      { code: 'PT', callingCode: '+351' },
      { code: 'SE', callingCode: '+46' },
      { code: 'SK', callingCode: '+421' },
    ],
  },
  KZ: {
    pack: REGIONS.KZ,
    languages: ['kk', 'ru', 'en', 'ua'],
    legalName: 'Croupier Demonstration Kazakhstan LLP',
    licenceNumber: 'DEMO-KZ-0003',
    socialNetworks: ['telegram', 'instagram'],
    countries: [{ code: 'KZ', callingCode: '+7' }],
  },
  SL: {
    pack: REGIONS.SL,
    languages: ['en', 'ru', 'ua', 'kk'],
    legalName: 'Croupier Demonstration Slovenia d.o.o.',
    licenceNumber: 'DEMO-SL-0004',
    socialNetworks: ['instagram', 'facebook'],
    countries: [{ code: 'SI', callingCode: '+386' }],
  },
  RC: {
    pack: REGIONS.RC,
    languages: ['en', 'ru', 'ua', 'kk'],
    legalName: 'Croupier Demonstration Romania SRL',
    licenceNumber: 'DEMO-RC-0005',
    socialNetworks: ['facebook', 'youtube'],
    countries: [{ code: 'RO', callingCode: '+40' }],
  },
};

/** In which region a country lies (ISO 3166); null for one where the house has none. */
export const regionOfCountry = (country: string): RegionId | null =>
  REGION_IDS.find((id) => EDITIONS[id].countries.some(({ code }) => code === country)) ?? null;
