import { Dialog } from '@croupier/ui';
import { useTranslations } from 'use-intl/react';
import { HOTKEYS } from './hotkeys.ts';
import sheet from './sheet.module.css';
import { useLetterKeys } from './use-letter-keys.ts';

/** What each key does; letters can be switched off, as some speak to their computer. */
export function KeysSheet({ mayHold, onClose }: { mayHold: boolean; onClose(): void }) {
  const t = useTranslations('game.keys');
  const [lettersOn, setLetters] = useLetterKeys();
  return (
    <Dialog title={t('title')} closeLabel={t('close')} size="small" onClose={onClose}>
      <div className={sheet.sheet}>
        <dl className={sheet.keys}>
          {HOTKEYS.map(({ does, shown }) => (
            <div key={does}>
              <dt>
                <kbd>{shown}</kbd>
              </dt>
              <dd>{t(`does.${does}`)}</dd>
            </div>
          ))}
        </dl>
        {mayHold && <p className={sheet.note}>{t('hold')}</p>}
        <label className={sheet.check}>
          <input type="checkbox" checked={lettersOn} onChange={(event) => setLetters(event.target.checked)} />
          <span>{t('letters')}</span>
        </label>
      </div>
    </Dialog>
  );
}
