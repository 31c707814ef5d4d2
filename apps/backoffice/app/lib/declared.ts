import type { Permission } from '@croupier/domain/office/permissions';
import type { ComponentType } from 'react';
import type { IconName } from './icon/icon.tsx';

/**
 * What a feature offers the office stands in the `declared.ts` of its folder, as exports of these names and types; the routes,
 * the rail, the first page, the keys and the palette are collected from there, and no central file names a feature.
 */
export interface Declared {
  readonly rooms: readonly Room[];
  readonly pages: readonly OfficePage[];
  readonly acts: readonly Act[];
  readonly finders: readonly SearchSource[];
  readonly subjects: Subjects;
}

/** Where a thing is that the audit log names, by its kind: `operator` and 7 lead to `/operators/7`. */
export type Subjects = Readonly<Record<string, (id: string) => `/${string}`>>;

/** The groups of the rail, in their order. */
export const ROOM_GROUPS = ['players', 'money', 'games', 'content', 'figures', 'health', 'house'] as const;
export type RoomGroup = (typeof ROOM_GROUPS)[number];

/** A room: a way to a page in the rail. Its texts are `rooms.<key>.name` and `.about` of the feature's own messages. */
export interface Room {
  readonly key: string;
  readonly to: `/${string}`;
  /** None: it stands above all groups. */
  readonly group?: RoomGroup;
  /** Who has it not does not see the room. */
  readonly permission?: Permission;
  readonly icon: IconName;
  /** `g` and this letter lead there. No two rooms have the same. */
  readonly letter: string;
  /** Rooms of a group stand in the order of this number. */
  readonly place: number;
  /** What is in it now, in a line or a few, for its card on the first page; real or not at all. */
  readonly glance?: () => Promise<{ default: ComponentType }>;
  /** What stands beside its name in the rail where something in it needs a person; nothing else. */
  readonly sign?: () => Promise<{ default: ComponentType }>;
}

export interface OfficePage {
  /** As the router writes it: `/operators/$id`. */
  readonly path: `/${string}`;
  /** Loads the page, its default export, when it is first gone to. */
  readonly load: () => Promise<{ default: ComponentType }>;
  /** Who has it not is told so in place of the page. */
  readonly permission?: Permission;
  /** `bare`: for who is not signed in, without rail and bar. */
  readonly frame?: 'bare';
}

/** Something that may be done from anywhere, by the palette; its text is `acts.<key>` of the feature's messages. */
export interface Act {
  readonly key: string;
  /** Where it is done; the query opens its dialog. */
  readonly to: `/${string}`;
  readonly search?: Readonly<Record<string, string>>;
  readonly permission: Permission;
  readonly icon: IconName;
}

/** What the palette asks while something is typed: players, rounds, letters. Its heading is `finders.<key>`. */
export interface SearchSource {
  readonly key: string;
  readonly permission: Permission;
  readonly icon: IconName;
  /** Whether such a text can be one of its things; asks nobody. */
  takes(text: string): boolean;
  /** @returns the best few, best first */
  find(text: string, signal: AbortSignal): Promise<readonly Found[]>;
}

export interface Found {
  readonly id: string;
  readonly title: string;
  readonly detail?: string;
  readonly to: `/${string}`;
  readonly search?: Readonly<Record<string, string>>;
}
