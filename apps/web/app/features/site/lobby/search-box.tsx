import { Icon } from '@croupier/ui';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useLocalPath } from '../../../lib/link.tsx';
import { gamesPath, SEARCH_LENGTH, type GamesAddress } from './games-address.ts';
import styles from './search-box.module.css';

const PAUSE_MS = 180;

/**
 * Search as one types: the text goes into the address after a short pause, and the list follows. The first letter
 * makes a step of the history, the others change it, so back leaves the search. Without JavaScript it is a form.
 * @param live searches while typing; else with Enter.
 */
export function SearchBox({ address, live }: { address: GamesAddress; live: boolean }) {
  const t = useTranslations('lobby.games');
  const navigate = useNavigate();
  const localPath = useLocalPath();
  const wanted = address.search ?? '';
  const [text, setText] = useState(wanted);
  const [sent, setSent] = useState(wanted);
  const [seen, setSeen] = useState(wanted);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  // The address was changed by someone else, by going back for example.
  if (wanted !== seen) {
    setSeen(wanted);
    if (wanted !== sent) {
      setSent(wanted);
      setText(wanted);
    }
  }

  const search = (value: string): void => {
    clearTimeout(timer.current);
    const next = value.trim();
    if (next === sent) return;
    setSent(next);
    const path = gamesPath({ ...address, search: next === '' ? undefined : next });
    void navigate(localPath(path), { replace: sent !== '', preventScrollReset: true });
  };
  const type = (value: string): void => {
    setText(value);
    if (!live) return;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => search(value), PAUSE_MS);
  };

  return (
    <form
      role="search"
      className={styles.box}
      action={localPath(gamesPath({ category: address.category, provider: address.provider }))}
      onSubmit={(event) => {
        event.preventDefault();
        search(text);
      }}
    >
      <Icon name="search" size={20} />
      <input
        type="search"
        name="q"
        className={styles.input}
        aria-label={t('search')}
        placeholder={t('search')}
        value={text}
        maxLength={SEARCH_LENGTH}
        autoComplete="off"
        enterKeyHint="search"
        onChange={(event) => type(event.target.value)}
      />
    </form>
  );
}
