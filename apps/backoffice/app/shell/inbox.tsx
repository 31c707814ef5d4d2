import { markInboxRead, readInbox, type InboxItem } from '@croupier/contract/office/inbox';
import { Badge, Button, Dialog, EmptyState, IconButton } from '@croupier/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '../lib/icon/icon.tsx';
import { call, queryOf } from '../lib/api.ts';
import { Instant } from '../lib/format/instant.tsx';
import { useOffered } from '../lib/offered.ts';
import { useIsWatched } from '../lib/use-is-watched.ts';
import styles from './inbox.module.css';

const EVERY_MS = 30_000;
/** A page left alone for so long looks no more: a session lives hardly longer for its bell. */
const WATCHED_MS = 60_000;
const COUNTED_MAX = 99;

/** What this operator is told of: how much is unread, looked at every half a minute, and the list of it. */
export function InboxBell() {
  const t = useTranslations('shell.inbox');
  const isWatched = useIsWatched(WATCHED_MS);
  const { data } = useQuery({ ...queryOf(readInbox, {}), refetchInterval: isWatched && EVERY_MS });
  const [isOpen, setOpen] = useState(false);
  const unread = data?.unread ?? 0;
  return (
    <>
      <span className={styles.bell}>
        <IconButton label={t('open', { count: unread })} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <Icon name="bell" size={18} />
        </IconButton>
        {unread > 0 && (
          <span className={styles.count} aria-hidden="true">
            {unread > COUNTED_MAX ? `${COUNTED_MAX}+` : unread}
          </span>
        )}
      </span>
      {isOpen && <Inbox items={data?.items ?? []} onClose={() => setOpen(false)} />}
    </>
  );
}

function Inbox({ items, onClose }: { items: readonly InboxItem[]; onClose(): void }) {
  const t = useTranslations('shell');
  const markRead = useMarkRead();
  const [newest] = items;
  return (
    <Dialog title={t('inbox.title')} closeLabel={t('close')} size="side" onClose={onClose}>
      {newest === undefined ? (
        <EmptyState icon={<Icon name="bell" />} title={t('inbox.empty')} text={t('inbox.emptyText')} />
      ) : (
        <div className={styles.inbox}>
          {items.some(({ isRead }) => !isRead) && (
            <Button size="small" onClick={() => void markRead({ id: newest.id, andOlder: true })}>
              {t('inbox.readAll')}
            </Button>
          )}
          <ol className={styles.list} aria-label={t('inbox.list')}>
            {items.map((item) => (
              <Item key={item.id} item={item} onClose={onClose} onRead={markRead} />
            ))}
          </ol>
        </div>
      )}
    </Dialog>
  );
}

interface ItemProps {
  item: InboxItem;
  onClose(): void;
  onRead(what: { id: string; andOlder: boolean }): Promise<void>;
}

/** Leads to what it is about, and is read with that. */
function Item({ item, onClose, onRead }: ItemProps) {
  const t = useTranslations('shell.inbox');
  const navigate = useNavigate();
  const to = useWayTo(item);
  const go = () => {
    void onRead({ id: item.id, andOlder: false });
    onClose();
    if (to) void navigate({ to });
  };
  const says = item.kind === 'mention' ? 'mention' : 'other';
  return (
    <li>
      <button type="button" className={styles.item} onClick={go}>
        <span className={styles.says}>
          {t(says, { by: item.by })}
          {!item.isRead && <Badge tone="warn">{t('new')}</Badge>}
        </span>
        <span className={styles.about}>
          #{item.subjectId} · <Instant at={item.at} />
        </span>
      </button>
    </li>
  );
}

/** A mention leads to the notes of its player, all else to its subject. */
function useWayTo({ kind, subjectKind, subjectId }: InboxItem): `/${string}` | undefined {
  const { subjects } = useOffered();
  const to = Object.hasOwn(subjects, subjectKind) ? subjects[subjectKind]!(subjectId) : undefined;
  return to && kind === 'mention' ? `${to}/notes` : to;
}

/** What could not be marked stays unread: the next look says so. */
function useMarkRead() {
  const queries = useQueryClient();
  return async (body: { id: string; andOlder: boolean }) => {
    await call(markInboxRead, { body }).catch(() => undefined);
    await queries.invalidateQueries({ queryKey: [readInbox.path] });
  };
}
