import type { LobbyLayouts } from '@croupier/contract/office/list-desk';
import { GAME_LISTS, type LobbyLayout } from '@croupier/contract/site/lobby';
import { Select } from '@croupier/ui';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { OrderedList } from '../../../lib/order/ordered-list.tsx';
import { useGameName } from '../game-desk/game-name.tsx';
import styles from './list-desk.module.css';

interface PinsPartProps {
  pinned: LobbyLayout['pinned'];
  desk: LobbyLayouts;
  genreName(code: string): string;
  /** None: it may only be looked at. */
  onChange: ((pinned: LobbyLayout['pinned']) => void) | undefined;
}

/** What is a player's own has its own order. */
const LISTS = GAME_LISTS.filter((list) => list !== 'favorites' && list !== 'recent');

/** The games that come first, list by list. */
export function PinsPart({ pinned, desk, genreName, onChange }: PinsPartProps) {
  const t = useTranslations('list-desk');
  const gameName = useGameName();
  const heading = useId();
  const [category, setCategory] = useState<string>('all');
  const games = pinned.find((each) => each.category === category)?.games ?? [];
  const nameOf = (code: string) => {
    const game = desk.games.find((each) => each.code === code);
    return game ? gameName(game) : t('pins.gone', { code });
  };
  const isGenre = desk.genres.some(({ code }) => code === category);
  const free = desk.games.filter(
    ({ code, genres }) => !games.includes(code) && (!isGenre || genres.includes(category)),
  );
  const countIn = (code: string) => pinned.find((each) => each.category === code)?.games.length ?? 0;
  const option = (value: string, label: string) => ({
    value,
    label: countIn(value) > 0 ? t('pins.counted', { label, count: countIn(value) }) : label,
  });
  const pin = (next: readonly string[]) => {
    const others = pinned.filter((each) => each.category !== category);
    onChange?.(next.length > 0 ? [...others, { category, games: [...next] }] : others);
  };
  return (
    <section className={styles.part} aria-labelledby={heading}>
      <h2 id={heading}>{t('pins.title')}</h2>
      <p>{t('pins.lead')}</p>
      <Select
        label={t('pins.list')}
        value={category}
        options={[
          ...LISTS.map((list) => option(list, t(`lists.${list}`))),
          ...desk.genres.map(({ code }) => option(code, genreName(code))),
        ]}
        onChange={(event) => setCategory(event.target.value)}
      />
      {games.length === 0 && <p>{t('pins.none')}</p>}
      <OrderedList
        label={t('pins.title')}
        items={games}
        keyOf={(code) => code}
        nameOf={nameOf}
        onChange={onChange ? pin : undefined}
        removable
      />
      {onChange && (
        <Select
          label={t('pins.add')}
          value=""
          disabled={free.length === 0}
          options={[
            { value: '', label: t('pins.choose') },
            ...free.map((game) => ({ value: game.code, label: `${gameName(game)} · ${game.studio}` })),
          ]}
          onChange={(event) => event.target.value && pin([...games, event.target.value])}
        />
      )}
    </section>
  );
}
