import { readPicks } from '@croupier/contract/office/game-desk';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { queryOf } from '../api.ts';
import { useErrorText } from '../errors/use-error-text.ts';
import { useMay } from '../me.ts';
import { Picker, type Pickable } from './picker.tsx';
import type { IdsProps } from './ids-props.ts';

/** So many are shown at once: more letters find the others. */
const SHOWN_MAX = 8;

/** Picks games by a part of their names or codes. Who may not see the games types their codes. */
export function GamesPicker({ faultAt, ...props }: IdsProps) {
  const t = useTranslations('lib.picker.games');
  const textOf = useErrorText();
  const isUkrainian = useLocale().startsWith('uk');
  const mayRead = useMay()('read.games');
  const [text, setText] = useState('');
  const { data, error } = useQuery({ ...queryOf(readPicks, {}), enabled: mayRead });
  const games = data?.games.map(({ code, name, nameUa, studio }) => ({
    ...{ id: code, name: isUkrainian ? nameUa : name, detail: `${studio} · ${code}`, english: name },
  }));
  const wanted = text.trim().toLowerCase();
  const matching = (games ?? []).filter(({ id, name, english }) =>
    [id, name.toLowerCase(), english.toLowerCase()].some((each) => each.includes(wanted)),
  );
  const found = mayRead ? games && matching.slice(0, SHOWN_MAX) : typedCode(wanted);
  return (
    <Picker
      {...props}
      searchLabel={mayRead ? t('find') : t('type')}
      text={text}
      onText={setText}
      found={wanted === '' ? undefined : found}
      none={mayRead ? t('none') : t('odd')}
      error={props.error || (error ? textOf(error) : '')}
      pickedOf={(id, index) => {
        const known = games?.find((game) => game.id === id);
        const isGone = games !== undefined && !known;
        const { name, detail } = known ?? { name: id, detail: '' };
        return { id, name, detail, fault: faultAt(index) || (isGone ? t('gone') : '') };
      }}
    />
  );
}

const typedCode = (code: string): readonly Pickable[] =>
  /^[a-z0-9][a-z0-9-]{0,39}$/.test(code) ? [{ id: code, name: code, detail: '' }] : [];
