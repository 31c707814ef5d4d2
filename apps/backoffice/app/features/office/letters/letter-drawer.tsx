import type { Letter } from '@croupier/contract/office/letters';
import { Button, Dialog, showToast } from '@croupier/ui';
import { useTranslations } from 'use-intl';
import { Instant } from '../../../lib/format/instant.tsx';
import { LetterState } from './letter-list.tsx';
import { piecesOf } from './letter-text.ts';
import styles from './letters.module.css';

/** One letter of the house, as it was written. */
export function LetterDrawer({ letter, onClose }: { letter: Letter | undefined; onClose(): void }) {
  const t = useTranslations('letters');
  return (
    <Dialog
      title={letter?.subject ?? t('one.missing')}
      closeLabel={t('one.close')}
      size="side"
      onClose={onClose}
    >
      {letter ? <Content letter={letter} /> : <p>{t('one.missingText')}</p>}
    </Dialog>
  );
}

function Content({ letter }: { letter: Letter }) {
  const t = useTranslations('letters');
  const { recipient, state, createdAt, sentAt, attempts, body } = letter;
  return (
    <div className={styles.letter}>
      <p className={styles.head}>
        <LetterState state={state} /> {t('one.to', { recipient })} · <Instant at={createdAt} />
      </p>
      {sentAt && (
        <p>
          {t('one.sent')} <Instant at={sentAt} />
        </p>
      )}
      {state === 'failed' && <p>{t('one.failed', { attempts })}</p>}
      {body === null ? <p>{t('one.noBody')}</p> : <Body text={body} />}
    </div>
  );
}

/** The text with its addresses as links, and each to be copied: who tries the house out follows them elsewhere. */
function Body({ text }: { text: string }) {
  const t = useTranslations('letters');
  const pieces = piecesOf(text);
  const links = pieces.filter(({ isLink }) => isLink).map((piece) => piece.text);
  return (
    <>
      <p className={styles.text} dir="auto">
        {pieces.map(({ text: piece, isLink }, at) =>
          isLink ? (
            <a key={at} href={piece} target="_blank" rel="noreferrer noopener">
              {piece}
            </a>
          ) : (
            piece
          ),
        )}
      </p>
      {links.map((link, at) => (
        <Button key={at} size="small" onClick={() => void copy(link, t)}>
          {links.length > 1 ? t('one.copyOne', { link }) : t('one.copy')}
        </Button>
      ))}
    </>
  );
}

async function copy(link: string, t: (key: string) => string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link);
    showToast(t('one.copied'), 'success');
  } catch {
    showToast(t('one.notCopied'), 'error');
  }
}
