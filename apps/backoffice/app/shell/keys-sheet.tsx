import { Dialog } from '@croupier/ui';
import { useTranslations } from 'use-intl';
import { useLetterKeys } from '../lib/keys/use-keys.ts';
import { useOffered } from '../lib/offered.ts';
import styles from './keys-sheet.module.css';

const EVERYWHERE = [
  { keys: 'Ctrl K, /', does: 'palette' },
  { keys: '?', does: 'sheet' },
  { keys: 'Esc', does: 'close' },
  { keys: 'j, k', does: 'rows' },
  { keys: 'Enter', does: 'open' },
] as const;

/** What each key does; letters can be switched off, as some speak to their computer. */
export function KeysSheet({ onClose }: { onClose(): void }) {
  const t = useTranslations('shell');
  const all = useTranslations();
  const { rooms } = useOffered();
  const [lettersOn, setLetters] = useLetterKeys();
  const rows = [
    ...EVERYWHERE.map(({ keys, does }) => ({ keys, does: t(`keys.${does}`) })),
    ...rooms.map(({ letter, feature, key }) => ({
      keys: `g ${letter}`,
      does: t('keys.go', { room: all(`${feature}.rooms.${key}.name`) }),
    })),
  ];
  return (
    <Dialog title={t('keys.title')} closeLabel={t('close')} onClose={onClose}>
      <dl className={styles.keys}>
        {rows.map(({ keys, does }) => (
          <div key={keys} className={styles.key}>
            <dt>
              <kbd className={styles.cap}>{keys}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <label className={styles.letters}>
        <input type="checkbox" checked={lettersOn} onChange={(event) => setLetters(event.target.checked)} />
        {t('keys.letters')}
      </label>
    </Dialog>
  );
}
