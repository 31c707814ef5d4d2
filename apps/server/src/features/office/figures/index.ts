export { createFigures } from './figures-module.ts';
export { FIGURES_BOOKS } from './figures-books-store.ts';
export { figuresDesk, type FiguresDesk } from './rebuild-figures.ts';
export type { FigureDifference } from './rebuild-figures-store.ts';
