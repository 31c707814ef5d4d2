import { listGames } from '@croupier/contract/site/lobby';
import { Button } from '@croupier/ui';
import { useQuery } from '@tanstack/react-query';
import type { KeyboardEvent } from 'react';
import { useTranslations } from 'use-intl/react';
import { call } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { Link } from '../../../lib/link.tsx';
import { useLanguage } from '../../../lib/root-data.ts';
import { useSettled } from '../../../lib/use-settled.ts';
import { GamePicture } from './game-picture.tsx';
import { gamesPath } from './games-address.ts';
import { useRecentSearches } from './recent-searches.ts';
import styles from './search-help.module.css';
import { TileLink } from './tile-link.tsx';

const SUGGESTED = 6;
const KEEP_MS = 60_000;

interface Props {
  text: string;
  /** Games that fit what is typed; else they are in the list below already. */
  suggests: boolean;
  onDone(): void;
}

/** Under the search: what was searched for before, or while one types games that fit. */
export default function SearchHelp({ text, suggests, onDone }: Props) {
  const { recent } = useRecentSearches();
  const typed = text.trim() !== '';
  if (typed ? !suggests : recent.length === 0) return null;
  return (
    <div
      data-help
      className={styles.help}
      onClick={({ target }) => (target as Element).closest('a') && onDone()}
      onKeyDown={walk}
    >
      {typed ? <Suggestions text={text.trim()} /> : <Recent />}
    </div>
  );
}

function Suggestions({ text }: { text: string }) {
  const t = useTranslations('lobby.games');
  const language = useLanguage();
  const search = useSettled(text);
  const { data, isPending } = useQuery({
    queryKey: ['lobby', 'suggestions', language, search],
    queryFn: ({ signal }) =>
      call(listGames, { query: { language, search, limit: String(SUGGESTED) } }, signal),
    placeholderData: (before) => before,
    staleTime: KEEP_MS,
  });
  const { number } = useFormat();
  const { keep } = useRecentSearches();
  const games = data?.games ?? [];
  return (
    <>
      <p role="status" className="visually-hidden">
        {data && t('found', { count: data.total, shown: number(data.total) })}
      </p>
      <ul className={styles.games} aria-label={t('suggestions')} onClick={() => keep(text)}>
        {games.map((game) => (
          <li key={game.code} className={styles.game}>
            <span className={styles.picture}>
              <GamePicture game={game} sizes="3rem" />
            </span>
            <TileLink game={game} className={styles.link} />
            <span className={styles.studio}>{game.provider.name}</span>
          </li>
        ))}
      </ul>
      {!isPending && games.length === 0 && <p className={styles.nothing}>{t('emptyTitle')}</p>}
      {games.length > 0 && (
        <Link to={gamesPath({ search: text })} className={styles.all}>
          {t('allFound')}
        </Link>
      )}
    </>
  );
}

function Recent() {
  const t = useTranslations('lobby.games');
  const { recent, forget } = useRecentSearches();
  return (
    <>
      <div className={styles.head}>
        <p id="recent-searches">{t('recent')}</p>
        <Button look="plain" size="small" onClick={forget}>
          {t('forget')}
        </Button>
      </div>
      <ul className={styles.games} aria-labelledby="recent-searches">
        {recent.map((search) => (
          <li key={search} className={styles.game}>
            <Link to={gamesPath({ search })} className={styles.link}>
              {search}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The arrows go from one to the next, and from the first back into the field. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('a, button')];
  const next = stops[stops.indexOf(document.activeElement as HTMLElement) + step];
  const field = event.currentTarget.parentElement?.querySelector('input');
  (next ?? (step < 0 ? field : undefined))?.focus();
}
