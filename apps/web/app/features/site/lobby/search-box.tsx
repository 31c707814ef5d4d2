import { Icon } from '@croupier/ui';
import { Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useLocalPath } from '../../../lib/link.tsx';
import { later } from '../../../lib/offline.ts';
import { gamesPath, SEARCH_LENGTH, type GamesAddress } from './games-address.ts';
import { RandomGame } from './random-game.tsx';
import { useRecentSearches } from './recent-searches.ts';
import styles from './search-box.module.css';
import { useLeave } from './use-leave.ts';

const PAUSE_MS = 180;

const SearchHelp = later(() => import('./search-help.tsx'));

/**
 * Search as one types: on the page of games the text goes into the address after a short pause, and the list follows; the
 * first letter makes a step of the history, the others change it, so back leaves the search. Elsewhere games are suggested.
 * Without JavaScript it is a form.
 * @param live searches while typing; else with Enter.
 */
export function SearchBox({ address, live }: { address: GamesAddress; live: boolean }) {
  const t = useTranslations('lobby.games');
  const localPath = useLocalPath();
  const { text, type, search } = useSearchText(address, live);
  const { keep } = useRecentSearches();
  const [helps, setHelps] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const stop = useCallback(() => setHelps(false), []);
  useLeave(box, stop);

  return (
    <div ref={box} className={styles.find} onKeyDown={(event) => event.key === 'Escape' && stop()}>
      <form
        role="search"
        className={styles.box}
        action={localPath(gamesPath({ category: address.category, provider: address.provider }))}
        onSubmit={(event) => {
          event.preventDefault();
          keep(text);
          stop();
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
          onFocus={() => setHelps(true)}
          onChange={(event) => {
            setHelps(true);
            type(event.target.value);
          }}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowDown') return;
            event.preventDefault();
            box.current?.querySelector<HTMLElement>('[data-help] a, [data-help] button')?.focus();
          }}
        />
      </form>
      <RandomGame />
      {helps && (
        <Suspense>
          <SearchHelp text={text} suggests={!live} onDone={stop} />
        </Suspense>
      )}
    </div>
  );
}

/** What is typed, and the address that follows it. */
function useSearchText(address: GamesAddress, live: boolean) {
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
  return { text, type, search };
}
