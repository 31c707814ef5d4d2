import type { Widget } from '@croupier/contract/site/content';
import type { Queryable } from '../../../platform/database.ts';
import { byPlace } from './by-place.ts';
import type { WidgetViewer } from './content-kinds.ts';
import type { ContentReader } from './read-content.ts';
import type { Reader } from './reader-of.ts';
import { cardView, surveyView } from './widget-view.ts';
import { listSettled } from './widgets-store.ts';

/** Who is asked or told something. */
export interface Looker {
  readonly playerId: bigint | undefined;
  /** Whether the player has a round behind them. */
  readonly played: boolean;
  /** What this browser hid. */
  readonly hidden: ReadonlySet<string>;
}

/**
 * What asks for attention now: the first survey, else the first card, of what was neither answered nor hidden. Surveys are
 * for players who have played: nobody else can answer them, and a visitor cannot be asked once.
 */
export async function widgetFor(
  { db, reader }: { db: Queryable; reader: ContentReader },
  { edition, language, fill }: Reader,
  { playerId, played, hidden }: Looker,
): Promise<Widget | null> {
  const viewer: WidgetViewer = playerId === undefined ? 'visitor' : played ? 'returning' : 'newcomer';
  const [surveys, cards, settled] = await Promise.all([
    viewer === 'returning' || edition.preview?.kind === 'survey' ? reader.list('survey', edition) : [],
    reader.list('card', edition),
    playerId === undefined ? NOTHING : listSettled(db, playerId),
  ]);
  const isOpen = ({ key }: { key: string }) => !hidden.has(key) && !settled.has(key);
  const survey = surveys.filter(isOpen).sort(byPlace)[0];
  if (survey) return surveyView(survey, language, fill());
  const card = cards.filter((it) => it.facts.viewers.includes(viewer) && isOpen(it)).sort(byPlace)[0];
  return card ? cardView(card, language, fill()) : null;
}

const NOTHING: ReadonlySet<string> = new Set();
