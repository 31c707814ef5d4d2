import { findPlayer, type FoundPlayer } from '@croupier/contract/office/player-desk';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { queryOf } from '../api.ts';
import { useErrorText } from '../errors/use-error-text.ts';
import { useMay } from '../me.ts';
import type { IdsProps } from './ids-props.ts';
import { Picker, type Pickable } from './picker.tsx';

/** The server is asked when the keys have rested for so long. */
const RESTS_MS = 300;
/** So many picked players are called by their names; a longer list is told by numbers. */
const NAMED_MAX = 20;

const NUMBER = /^[1-9][0-9]{0,17}$/;

/** Picks players by number, e-mail address or nickname. Who may not see players types their numbers. */
export function PlayersPicker({ faultAt, ...props }: IdsProps) {
  const t = useTranslations('lib.picker.players');
  const textOf = useErrorText();
  const mayRead = useMay()('read.players');
  const [text, setText] = useState('');
  const { found, error } = useFoundPlayers(text, mayRead);
  const named = useNamedPlayers(mayRead ? props.values : []);
  return (
    <Picker
      {...props}
      searchLabel={mayRead ? t('find') : t('type')}
      text={text}
      onText={setText}
      found={mayRead ? found?.map(pickableOf) : typedNumber(text.trim())}
      none={mayRead ? t('none') : t('odd')}
      error={props.error || (error ? textOf(error) : '')}
      pickedOf={(id, index) => {
        const player = named.get(id);
        const known = player ? pickableOf(player) : { id, name: `#${id}`, detail: '' };
        return { ...known, fault: faultAt(index) || (player === null ? t('gone') : '') };
      }}
    />
  );
}

const pickableOf = ({ id, nickname, email }: FoundPlayer): Pickable => ({
  ...{ id, name: nickname, detail: `#${id} · ${email}` },
});

const typedNumber = (text: string): readonly Pickable[] | undefined => {
  if (text === '') return undefined;
  return NUMBER.test(text) ? [{ id: text, name: `#${text}`, detail: '' }] : [];
};

function useFoundPlayers(text: string, mayRead: boolean) {
  const [rested, setRested] = useState('');
  const wanted = text.trim();
  useEffect(() => {
    const timer = setTimeout(() => setRested(wanted), RESTS_MS);
    return () => clearTimeout(timer);
  }, [wanted]);
  const { data, error } = useQuery({
    ...queryOf(findPlayer, { query: { text: rested } }),
    enabled: mayRead && rested !== '',
  });
  // An answer to other letters than stand there now is none.
  return wanted !== '' && wanted === rested ? { found: data?.players, error } : { error: null };
}

/** Picked players by their numbers; null where nobody has the number, nothing while it is looked up. */
function useNamedPlayers(ids: readonly string[]): ReadonlyMap<string, FoundPlayer | null> {
  const numbers = ids.filter((id) => NUMBER.test(id)).slice(0, NAMED_MAX);
  const answers = useQueries({
    queries: numbers.map((text) => ({
      ...queryOf(findPlayer, { query: { text } }),
      staleTime: Infinity,
    })),
  });
  const known = answers.flatMap(({ data }, index) => {
    const id = numbers[index]!;
    return data ? [[id, data.players.find((player) => player.id === id) ?? null] as const] : [];
  });
  return new Map(known);
}
