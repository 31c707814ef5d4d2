import {
  listPlayerNotices,
  NOTICE_WAY_STATES,
  type PlayerNotice,
} from '@croupier/contract/office/player-desk';
import { KEPT_KINDS } from '@croupier/domain/people/notices';
import { Badge } from '@croupier/ui';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { Instant } from '../../../lib/format/instant.tsx';
import { DataList } from '../../../lib/list/data-list.tsx';
import { defineList } from '../../../lib/list/list-definition.ts';
import styles from './player.module.css';
import { ofPlayer } from './of-player.ts';

/** What the house told the player, newest first: by which ways it went, and why not by the others. */
export function NoticesTab({ id }: { id: string }) {
  const definition = useMemo(() => notices(id), [id]);
  return <DataList definition={definition} />;
}

const notices = (id: string) =>
  defineList({
    name: 'player-notices',
    operation: ofPlayer(listPlayerNotices, { id }),
    texts: 'player-desk.notices',
    idOf: (row) => row.id,
    columns: [
      { id: 'at', cell: ({ at }) => <Instant at={at} seconds />, sort: 'at', widthPx: 190 },
      { id: 'kind', cell: ({ kind }) => <Kind kind={kind} />, widthPx: 240, share: 2 },
      { id: 'ways', cell: ({ ways }) => <Ways ways={ways} />, widthPx: 420, share: 4 },
      { id: 'seenAt', cell: ({ seenAt }) => seenAt && <Instant at={seenAt} />, widthPx: 170 },
      {
        id: 'confirmedAt',
        cell: ({ confirmedAt }) => confirmedAt && <Instant at={confirmedAt} />,
        widthPx: 170,
      },
      { id: 'requestId', cell: ({ requestId }) => requestId && <code>{requestId}</code>, widthPx: 340 },
    ],
    filters: [
      { name: 'kind', kind: 'choice', values: KEPT_KINDS },
      { name: 'state', kind: 'choice', values: NOTICE_WAY_STATES },
      { name: 'from', kind: 'day' },
      { name: 'to', kind: 'day' },
    ],
  });

function Kind({ kind }: Pick<PlayerNotice, 'kind'>) {
  return useTranslations('player-desk.notices')(`choices.kind.${kind}`);
}

const TONES = { waiting: 'warn', handed: 'win', 'left-out': 'quiet' } as const;

function Ways({ ways }: Pick<PlayerNotice, 'ways'>) {
  const t = useTranslations('player-desk.notices');
  return (
    <span className={styles.lead}>
      {ways.map(({ channel, state, reason }) => (
        <Badge key={channel} tone={TONES[state]}>
          {`${t(`channel.${channel}`)}: ${reason === null ? t(`choices.state.${state}`) : t(`reason.${reason}`)}`}
        </Badge>
      ))}
    </span>
  );
}
