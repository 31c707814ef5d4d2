import { buttonClass } from '@croupier/ui';
import { useTranslations } from 'use-intl/react';
import { useGameTexts } from '../../../lib/game-texts.ts';
import { Link } from '../../../lib/link.tsx';
import styles from './returns.module.css';

/** Each way to play has maths of its own, under an address of its own. */
export function ModeLinks({ code, modes, current }: { code: string; modes: string[]; current: string }) {
  const t = useTranslations('returns');
  const texts = useGameTexts(code);
  return (
    <nav aria-label={t('modes')} className={styles.modes}>
      {modes.map((mode) => (
        <Link
          key={mode}
          to={`/slots/${code}/maths?mode=${mode}`}
          className={buttonClass({ size: 'small', look: mode === current ? 'primary' : 'quiet' })}
          aria-current={mode === current ? 'page' : undefined}
          preventScrollReset
        >
          {texts.mode(mode)}
        </Link>
      ))}
    </nav>
  );
}
