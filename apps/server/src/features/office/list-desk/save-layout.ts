import type { saveLobbyLayout as operation } from '@croupier/contract/office/list-desk';
import type { InputOf, OutputOf } from '@croupier/contract/kit';
import { GAME_LISTS, type LobbyLayout } from '@croupier/contract/site/lobby';
import { isDeepStrictEqual } from 'node:util';
import { refuse, type Refused } from '../../../platform/refusal.ts';
import { lockLayout, replaceLayout, type LobbyEntry } from '../../site/lobby/feature.ts';
import type { Actor } from '../audit/feature.ts';
import type { ListDeskParts } from './list-desk-parts.ts';

type Answer = OutputOf<typeof operation> | Refused<typeof operation>;

/** How the lobby stands for a scope, in place of how it stood: all at once, or not at all where somebody changed it meanwhile. */
export async function saveLayout(
  { db, record, lobby }: ListDeskParts,
  actor: Actor,
  { params: { scope }, body: { layout, expected, reason } }: InputOf<typeof operation>,
): Promise<Answer> {
  if (layout && !isSound(layout)) return refuse('invalid_request');
  const entries = await lobby.entries();
  return db.transaction(async (tx): Promise<Answer> => {
    const before = await lockLayout(tx, scope);
    if (!isDeepStrictEqual(before, expected)) return refuse('conflict');
    if (layout && !isKnown(layout, before, entries)) return refuse('not_found');
    await replaceLayout(tx, scope, layout);
    await record(tx, actor, {
      act: 'change.lobby',
      subject: ['lobby', scope],
      before: { layout: before },
      after: { layout },
      reason,
    });
    return { done: true };
  });
}

/** What is a player's own has its own order. */
const PERSONAL: ReadonlySet<string> = new Set(['favorites', 'recent']);

/** Whether each thing stands in it once, one of the rows that open the house is shown, and pins are in lists that have an order. */
function isSound({ shelves, genres, pinned }: LobbyLayout): boolean {
  const named = [shelves.map(({ list }) => list), genres.map(({ code }) => code)];
  return (
    [...named, pinned.map(({ category }) => category)].every(
      (names) => new Set(names).size === names.length,
    ) &&
    shelves.some(({ list, shown }) => shown && (list === 'popular' || list === 'all')) &&
    !pinned.some(({ category }) => PERSONAL.has(category))
  );
}

/** Whether there are such genres and games. One that is gone may stay where it stood, and is shown nowhere; none is added. */
function isKnown(layout: LobbyLayout, before: LobbyLayout | null, entries: readonly LobbyEntry[]): boolean {
  const known = new Set<string>([
    ...GAME_LISTS,
    ...entries.flatMap(({ code, genres }) => [code, ...genres]),
    ...(before ? namesIn(before) : []),
  ]);
  return namesIn(layout).every((name) => known.has(name));
}

const namesIn = ({ genres, pinned }: LobbyLayout): string[] => [
  ...genres.map(({ code }) => code),
  ...pinned.flatMap(({ category, games }) => [category, ...games]),
];
