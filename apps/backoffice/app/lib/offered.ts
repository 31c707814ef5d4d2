import { createContext, use } from 'react';
import { useMay } from './me.ts';
import {
  ROOM_GROUPS,
  type Act,
  type OfficePage,
  type Room,
  type SearchSource,
  type Subjects,
} from './declared.ts';

/** A thing with the feature whose messages speak of it. */
export type Of<T> = T & { readonly feature: string };

/** What all features offer together. */
export interface Offered {
  readonly rooms: readonly Of<Room>[];
  readonly pages: readonly OfficePage[];
  readonly acts: readonly Of<Act>[];
  readonly finders: readonly Of<SearchSource>[];
  readonly subjects: Subjects;
}

/** What the shell has collected. */
export const OfferedContext = createContext<Offered>({
  rooms: [],
  pages: [],
  acts: [],
  finders: [],
  subjects: {},
});

/** Of what features offer, what the operator may: rooms by their group and place. */
export function useOffered(): Offered {
  const offered = use(OfferedContext);
  const may = useMay();
  const groupOf = ({ group }: Room) => (group ? ROOM_GROUPS.indexOf(group) : -1);
  return {
    pages: offered.pages,
    subjects: offered.subjects,
    rooms: offered.rooms
      .filter(({ permission }) => may(permission))
      .sort((a, b) => groupOf(a) - groupOf(b) || a.place - b.place),
    acts: offered.acts.filter(({ permission }) => may(permission)),
    finders: offered.finders.filter(({ permission }) => may(permission)),
  };
}
