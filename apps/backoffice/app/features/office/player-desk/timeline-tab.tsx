import {
  listPlayerTimeline,
  TIMELINE_KINDS,
  type TimelineEntry,
} from '@croupier/contract/office/player-desk';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { Instant } from '../../../lib/format/instant.tsx';
import { DataList } from '../../../lib/list/data-list.tsx';
import { defineList } from '../../../lib/list/list-definition.ts';
import { ofPlayer } from './of-player.ts';
import { useHappened } from './use-happened.ts';

/** Everything that happened to the player, newest first. */
export function TimelineTab({ id }: { id: string }) {
  const definition = useMemo(() => timeline(id), [id]);
  return <DataList definition={definition} />;
}

const timeline = (id: string) =>
  defineList({
    name: 'player-timeline',
    operation: ofPlayer(listPlayerTimeline, { id }),
    texts: 'player-desk.timeline',
    idOf: (row) => row.id,
    columns: [
      { id: 'at', cell: ({ at }) => <Instant at={at} seconds />, sort: 'at', widthPx: 190 },
      { id: 'kind', cell: ({ kind }) => <Kind kind={kind} />, widthPx: 140 },
      { id: 'what', cell: (row) => <Happened entry={row} />, widthPx: 300, share: 4 },
      { id: 'text', cell: ({ text }) => text, widthPx: 160, share: 3 },
      { id: 'by', cell: ({ by }) => by, widthPx: 120, share: 1 },
      { id: 'requestId', cell: ({ requestId }) => requestId && <code>{requestId}</code>, widthPx: 340 },
    ],
    filters: [
      { name: 'kind', kind: 'choice', values: TIMELINE_KINDS },
      { name: 'from', kind: 'day' },
      { name: 'to', kind: 'day' },
    ],
  });

function Happened({ entry }: { entry: TimelineEntry }) {
  return useHappened()(entry);
}

function Kind({ kind }: Pick<TimelineEntry, 'kind'>) {
  return useTranslations('player-desk.timeline')(`choices.kind.${kind}`);
}
