import type { Language, Theme } from '../regions/regions.ts';

export const BRANDS = ['rino', 'toro'] as const;
export type Brand = (typeof BRANDS)[number];

/** A house: what it is called, how it looks and how it speaks. What it may do where is the region's (`site/regions`). */
export interface BrandIdentity {
  readonly id: Brand;
  readonly name: string;
  /** Of the demonstration: nobody answers there. */
  readonly host: string;
  /** Addresses of drawings in the site's public folder. */
  readonly mark: string;
  readonly favicon: string;
  /** The cloth behind the mark where a device shows it, in the light and in the shade. */
  readonly ground: readonly [light: string, shade: string];
  /** The one hot colour of each theme, as its style sheet has it: for what is drawn without one. */
  readonly accents: Readonly<Record<Theme, string>>;
  readonly voice: {
    /** Under the mark, in the footer and where the house presents itself. */
    readonly slogan: Readonly<Record<Language, string>>;
  };
}

export const BRAND_IDENTITIES: Readonly<Record<Brand, BrandIdentity>> = {
  rino: {
    id: 'rino',
    name: 'Rino',
    host: 'rino.example',
    mark: '/brands/rino.svg',
    favicon: '/brands/rino.svg',
    ground: ['#1d6b4d', '#0a3325'],
    accents: {
      white: '#c2341d',
      dark: '#ff6b45',
      red: '#ff9d3d',
      darkBlue: '#4fc3e8',
      green: '#a6e05b',
    },
    voice: {
      slogan: {
        ua: 'Сідайте зручніше: тут грають чесно',
        ru: 'Садитесь поудобнее: здесь играют честно',
        en: 'Pull up a chair: we play fair here',
        kk: 'Жайғасып отырыңыз: мұнда ойын әділ',
      },
    },
  },
  toro: {
    id: 'toro',
    name: 'Toro',
    host: 'toro.example',
    mark: '/brands/toro.svg',
    favicon: '/brands/toro.svg',
    ground: ['#8a1236', '#3a0516'],
    accents: {
      white: '#c4123f',
      dark: '#ff4d74',
      red: '#ff6f61',
      darkBlue: '#b49bff',
      green: '#3fe0b5',
    },
    voice: {
      slogan: {
        ua: 'На арену. Рахунок відкритий',
        ru: 'На арену. Счёт открыт',
        en: 'Into the ring. Odds in the open',
        kk: 'Алаңға шығыңыз. Мүмкіндігіңіз ашық',
      },
    },
  },
};
