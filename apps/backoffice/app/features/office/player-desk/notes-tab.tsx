import {
  listMentionable,
  listPlayerNotes,
  notePlayer,
  type PlayerNote,
} from '@croupier/contract/office/player-desk';
import { Button, EmptyState, FormFailure, Skeleton, TextArea } from '@croupier/ui';
import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '../../../lib/icon/icon.tsx';
import { useAct } from '../../../lib/act/use-act.ts';
import { queryOf } from '../../../lib/api.ts';
import { Failure } from '../../../lib/errors/failure.tsx';
import { useErrorText } from '../../../lib/errors/use-error-text.ts';
import { Instant } from '../../../lib/format/instant.tsx';
import { useListRows } from '../../../lib/list/use-list-rows.ts';
import { useMay } from '../../../lib/me.ts';
import styles from './notes.module.css';
import { changedBy, ofPlayer } from './of-player.ts';
import { withMentions } from './with-mentions.ts';

/** What the people of the house wrote about the player, the newest first, and the way to write more. */
export function NotesTab({ id }: { id: string }) {
  const t = useTranslations('player-desk.notes');
  const may = useMay();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useListRows(
    ofPlayer(listPlayerNotes, { id }),
    {},
  );
  return (
    <div className={styles.notes}>
      {may('note.players') && <NewNote id={id} />}
      {error && !data ? (
        <Failure error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton lines={4} />
      ) : data.length === 0 ? (
        <EmptyState icon={<Icon name="scroll" />} title={t('empty')} text={t('emptyText')} />
      ) : (
        <ol className={styles.list} aria-label={t('list')}>
          {data.map((note) => (
            <Note key={note.id} note={note} />
          ))}
        </ol>
      )}
      {hasNextPage && (
        <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('more')}
        </Button>
      )}
    </div>
  );
}

function Note({ note: { by, at, text, mentions } }: { note: PlayerNote }) {
  return (
    <li className={styles.note}>
      <p className={styles.by}>
        <strong>{by}</strong> <Instant at={at} />
      </p>
      <p className={styles.text}>
        {withMentions(text, mentions).map((part, index) =>
          part.isMention ? (
            <mark key={index} className={styles.mention}>
              {part.text}
            </mark>
          ) : (
            part.text
          ),
        )}
      </p>
    </li>
  );
}

/** As the contract has it. */
const LEAST = 2;
const MOST = 4_000;

function NewNote({ id }: { id: string }) {
  const t = useTranslations('player-desk.notes');
  const textOf = useErrorText();
  const [text, setText] = useState('');
  const act = useAct<typeof notePlayer>({
    changes: [...changedBy(id), ofPlayer(listPlayerNotes, { id })],
    done: t('done'),
  });
  const isNote = text.trim().length >= LEAST;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isNote || act.isPending) return;
    const input = { params: { id }, body: { text: text.trim() } };
    act.mutate({ operation: notePlayer, input }, { onSuccess: () => setText('') });
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <TextArea
        label={t('write')}
        hint={t('hint')}
        rows={3}
        maxLength={MOST}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Mentionable text={text} onChoose={setText} />
      <FormFailure>{act.error ? textOf(act.error) : null}</FormFailure>
      <div>
        <Button look="primary" size="small" type="submit" busy={act.isPending} disabled={!isNote}>
          {t('add')}
        </Button>
      </div>
    </form>
  );
}

const OFFERED_MAX = 6;

/** Who may be meant by what stands behind the last `@`. */
function Mentionable({ text, onChoose }: { text: string; onChoose(text: string): void }) {
  const t = useTranslations('player-desk.notes');
  const begun = /@([^@\n]{0,80})$/.exec(text)?.[1];
  const { data } = useQuery({ ...queryOf(listMentionable, {}), enabled: begun !== undefined });
  if (begun === undefined || !data) return null;
  const wanted = begun.toLowerCase();
  const fitting = data.people.filter(
    ({ name }) => name.toLowerCase().startsWith(wanted) && name.toLowerCase() !== wanted,
  );
  if (fitting.length === 0) return null;
  return (
    <div className={styles.people} role="group" aria-label={t('mention')}>
      {fitting.slice(0, OFFERED_MAX).map(({ id, name }) => (
        <Button
          key={id}
          look="plain"
          size="small"
          onClick={() => onChoose(`${text.slice(0, text.length - begun.length)}${name} `)}
        >
          {`@${name}`}
        </Button>
      ))}
    </div>
  );
}
