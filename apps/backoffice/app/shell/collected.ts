import type { Declared } from '../lib/declared.ts';
import type { Offered } from '../lib/offered.ts';

const files = import.meta.glob<Partial<Declared>>('../features/*/*/declared.ts', { eager: true });

const features = Object.entries(files).map(([path, declared]) => ({
  feature: path.split('/').at(-2)!,
  ...declared,
}));

/** What all features offer; each thing knows whose messages speak of it. */
export const offered: Offered = {
  rooms: features.flatMap(({ feature, rooms = [] }) => rooms.map((room) => ({ ...room, feature }))),
  pages: features.flatMap(({ pages = [] }) => pages),
  acts: features.flatMap(({ feature, acts = [] }) => acts.map((act) => ({ ...act, feature }))),
  finders: features.flatMap(({ feature, finders = [] }) => finders.map((finder) => ({ ...finder, feature }))),
  subjects: Object.assign({}, ...features.map(({ subjects }) => subjects)) as Offered['subjects'],
};
