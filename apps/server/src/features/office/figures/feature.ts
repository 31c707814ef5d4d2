import { feature } from '../../../platform/feature.ts';
import { FIGURES_BOOKS } from './figures-books-store.ts';

export const FIGURES = feature({
  name: 'figures',
  level: 8,
  about:
    'what each day came to, by region, currency and game, as facts tell it and as it can be counted again',
  owns: ['figure_day', 'figure_player'],
  reads: [
    'every_round',
    'every_transfer',
    'fact_reader',
    'game_maths',
    'ledger_post',
    'pay_in',
    'player',
    'provider_round',
    'region_change',
  ],
  books: ({ sinceHead }) => (sinceHead === undefined ? [FIGURES_BOOKS] : []),
});

export { createFigures } from './figures-module.ts';
export { figuresDesk, type FiguresDesk } from './rebuild-figures.ts';
export type { FigureDifference } from './rebuild-figures-store.ts';
