import { listWatchHits, type WatchHit } from '@croupier/contract/office/watch-desk';
import { WATCH_KINDS, WATCH_STATES } from '@croupier/domain/people/watch-lists';
import { Badge, type BadgeTone } from '@croupier/ui';
import { useTranslations } from 'use-intl';
import { Instant } from '../../../lib/format/instant.tsx';
import { defineList } from '../../../lib/list/list-definition.ts';

const TONES = {
  new: 'warn',
  hit: 'lose',
  'not-this-person': 'quiet',
} as const satisfies Record<WatchHit['state'], BadgeTone>;

/** What was answered. */
export function HitState({ state }: Pick<WatchHit, 'state'>) {
  return <Badge tone={TONES[state]}>{useTranslations('watch-desk')(`choices.state.${state}`)}</Badge>;
}

/** Why somebody stands on a list. */
export function HitKind({ kind }: Pick<WatchHit, 'kind'>) {
  return useTranslations('watch-desk')(`choices.kind.${kind}`);
}

/** Players who are called like somebody on a list. */
export const WATCH_HITS = defineList({
  name: 'watch-hits',
  operation: listWatchHits,
  texts: 'watch-desk',
  idOf: ({ id }) => id,
  linkOf: ({ id }, search) => ({ to: '/watch', search: { ...search, hit: id } }),
  columns: [
    { id: 'foundAt', cell: ({ foundAt }) => <Instant at={foundAt} />, sort: 'foundAt', widthPx: 170 },
    { id: 'nickname', cell: ({ nickname }) => nickname, widthPx: 160, share: 1 },
    { id: 'name', cell: ({ name }) => name, widthPx: 220, share: 2 },
    { id: 'kind', cell: ({ kind }) => <HitKind kind={kind} />, widthPx: 150 },
    { id: 'list', cell: ({ list }) => list, widthPx: 150, share: 1 },
    { id: 'scorePercent', cell: ({ scorePercent }) => `${scorePercent} %`, widthPx: 100, end: true },
    { id: 'state', cell: ({ state }) => <HitState state={state} />, widthPx: 150 },
    { id: 'by', cell: ({ by }) => by ?? '—', widthPx: 140, share: 1 },
  ],
  filters: [
    { name: 'state', kind: 'choice', values: WATCH_STATES },
    { name: 'kind', kind: 'choice', values: WATCH_KINDS },
    { name: 'player', kind: 'text' },
  ],
});
