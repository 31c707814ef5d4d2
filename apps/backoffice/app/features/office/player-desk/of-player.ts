import * as api from '@croupier/contract/office/player-desk';
import type { Operation } from '@croupier/contract/kit';

/** A list at the address of one player: the kit asks, names and exports it by its path. */
export function ofPlayer<O extends Operation>(list: O, params: Readonly<Record<string, string>>): O {
  const path = list.path.replaceAll(/:([a-z]+)/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  );
  return { ...list, path: path as O['path'], params: undefined };
}

/** What is another one after an act on a player. */
export const changedBy = (id: string): readonly Operation[] => [
  api.readPlayer,
  api.listPlayers,
  ofPlayer(api.listPlayerTimeline, { id }),
];

/** The tabs of a player's page, the first where the address names none. */
export const TABS = [
  'overview',
  'rounds',
  'money',
  'payments',
  'rewards',
  'bonuses',
  'timeline',
  'notices',
  'notes',
] as const;
export type Tab = (typeof TABS)[number];

export const isTab = (text: string): text is Tab => (TABS as readonly string[]).includes(text);
