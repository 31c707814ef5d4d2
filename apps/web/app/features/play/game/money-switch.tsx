import { Segmented } from '@croupier/ui';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useLocalPath } from '../../../lib/link.tsx';
import styles from './more-sheet.module.css';
import type { Sitter } from './sitter.ts';

interface Props {
  game: string;
  sitter: Sitter;
  isPlayMoney: boolean;
  onSwitch(): void;
}

/** Play with the account's money or with that of a demonstration, at the same table and stake. Never in the middle of a round. */
export function MoneySwitch({ game, sitter: { demo, maySwitch }, isPlayMoney, onSwitch }: Props) {
  const t = useTranslations('game.more');
  const navigate = useNavigate();
  const localPath = useLocalPath();
  const take = (wanted: 'own' | 'demo') => {
    onSwitch();
    const path = localPath(`/slots/${game}`);
    void navigate(wanted === 'demo' ? `${path}?mode=demo` : path, { replace: true });
  };
  return (
    <fieldset className={styles.money} disabled={!maySwitch}>
      <Segmented
        label={t('money')}
        value={demo ? 'demo' : 'own'}
        onChange={take}
        options={[
          { value: 'own', label: t(isPlayMoney ? 'play' : 'real') },
          { value: 'demo', label: t('demo') },
        ]}
      />
      <p>{t(maySwitch ? 'demoNote' : 'later')}</p>
    </fieldset>
  );
}
