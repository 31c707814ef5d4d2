import { Button, Dialog, Icon } from '@croupier/ui';
import { useId, useState, type KeyboardEvent, type SyntheticEvent } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useLocalPath } from '../../../lib/link.tsx';
import { gamesPath, SEARCH_LENGTH } from '../lobby/games-address.ts';
import { useRecentSearches } from '../lobby/recent-searches.ts';
import type { SearchOption } from './search-option.ts';
import styles from './search-modal.module.css';
import { SearchResults } from './search-results.tsx';
import { useSearch } from './use-search.ts';

/** The search of the whole site: a field with a list under it, gone through by the arrows, chosen by Enter, closed by Escape. */
export default function SearchModal({ onClose }: { onClose(): void }) {
  const t = useTranslations('search');
  const close = useTranslations('shell')('close');
  const [text, setText] = useState('');
  const [active, setActive] = useState(-1);
  const { keep, forget } = useRecentSearches();
  const { groups, state } = useSearch(text.trim());
  const options = groups.flatMap((group) => group.options);
  const take = useTake({ text, setText, keep, onClose });
  const list = useId();
  const optionId = (at: number) => `${list}-${at}`;
  const at = Math.min(active, options.length - 1);
  const walk = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined || options.length === 0) return;
    event.preventDefault();
    // From the field down to the first, up to the last, and from the ends back into the field.
    setActive(((at + 1 + step + options.length + 1) % (options.length + 1)) - 1);
  };
  const type = (value: string) => {
    setText(value);
    setActive(-1);
  };

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const wanted = text.trim();
    const all = { key: 'all', to: gamesPath({ search: wanted }), title: wanted };
    const chosen = options[at] ?? (wanted === '' ? undefined : all);
    if (chosen) take(chosen);
  };

  return (
    <Dialog title={t('title')} closeLabel={close} onClose={onClose} steady>
      <form role="search" className={styles.box} onSubmit={submit}>
        <Icon name="search" size={20} />
        <input
          ref={(field) => field?.setAttribute('autofocus', '')}
          type="text"
          inputMode="search"
          enterKeyHint="search"
          role="combobox"
          className={styles.input}
          aria-label={t('field')}
          placeholder={t('field')}
          aria-expanded={options.length > 0}
          aria-controls={list}
          aria-autocomplete="list"
          aria-activedescendant={at >= 0 ? optionId(at) : undefined}
          autoComplete="off"
          maxLength={SEARCH_LENGTH}
          value={text}
          onChange={(event) => type(event.target.value)}
          onKeyDown={walk}
        />
      </form>
      <p role="status" className="visually-hidden">
        {state === 'found' && t('found', { count: options.length })}
      </p>
      <SearchResults id={list} groups={groups} active={at} optionId={optionId} onTake={take} />
      <Silence state={state} text={text.trim()} />
      {groups[0]?.key === 'recent' && (
        <Button look="plain" size="small" onClick={forget}>
          {t('forget')}
        </Button>
      )}
    </Dialog>
  );
}

/** Said where nothing was found, and where nobody answered. */
function Silence({ state, text }: { state: string; text: string }) {
  const t = useTranslations('search');
  if (state === 'failed') return <p className={styles.nothing}>{t('failed')}</p>;
  if (state !== 'nothing') return null;
  return (
    <p className={styles.nothing}>
      <strong>{t('nothing', { text })}</strong>
      {t('nothingHint')}
    </p>
  );
}

interface TakeParts {
  text: string;
  setText(text: string): void;
  keep(text: string): void;
  onClose(): void;
}

/** A search of before is put into the field; all else is gone to, and what led there is kept. */
function useTake({ text, setText, keep, onClose }: TakeParts) {
  const navigate = useNavigate();
  const localPath = useLocalPath();
  return ({ to, title }: SearchOption) => {
    if (to === undefined) return setText(title);
    keep(text);
    onClose();
    void navigate(localPath(to));
  };
}
