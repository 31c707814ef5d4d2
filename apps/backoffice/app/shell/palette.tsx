import { useNavigate } from '@tanstack/react-router';
import { Command } from 'cmdk';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Icon, type IconName } from '../lib/icon/icon.tsx';
import { useOffered } from '../lib/offered.ts';
import { useTheme } from '../lib/theme.ts';
import styles from './palette.module.css';
import { useFound } from './use-found.ts';

interface Goal {
  readonly to: string;
  readonly search?: Readonly<Record<string, string>>;
}

/** One field for everything: rooms and acts by name, and what the house finds for what is typed. */
export default function Palette({ onClose, onKeys }: { onClose(): void; onKeys(): void }) {
  const t = useTranslations('shell');
  const all = useTranslations();
  const dialog = useModal();
  const navigate = useNavigate();
  const { rooms, acts } = useOffered();
  const themes = useThemeChoices(onClose);
  const [text, setText] = useState('');
  const { groups, isLooking, hasFailed } = useHeaded(text);
  const [best] = groups.flatMap(({ heading, found }) => found.map(({ id }) => valueOf(heading, id)));
  const [chosen, setChosen] = useBest(best);
  const go = ({ to, search = {} }: Goal) => {
    onClose();
    void navigate({ to, search: search as never });
  };
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={t('search')}
      onCancel={(event) => (event.preventDefault(), onClose())}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      <Command label={t('search')} loop className={styles.palette} value={chosen} onValueChange={setChosen}>
        <Command.Input
          className={styles.input}
          value={text}
          onValueChange={setText}
          placeholder={t('searchHint')}
        />
        <Command.List className={styles.list} label={t('found')}>
          <Command.Empty className={styles.empty}>{isLooking ? t('looking') : t('nothing')}</Command.Empty>
          {groups.map(({ source, heading, found }) => (
            <Choices
              key={source.key}
              heading={heading}
              stays
              items={found.map((each) => ({ ...each, icon: source.icon, run: () => go(each) }))}
            />
          ))}
          <Choices
            heading={t('rooms')}
            items={rooms.map((room) => ({
              id: room.key,
              icon: room.icon,
              title: all(`${room.feature}.rooms.${room.key}.name`),
              keys: `g ${room.letter}`,
              run: () => go(room),
            }))}
          />
          <Choices
            heading={t('acts')}
            items={[
              ...acts.map((act) => ({
                id: `${act.feature}.${act.key}`,
                icon: act.icon,
                title: all(`${act.feature}.acts.${act.key}`),
                run: () => go(act),
              })),
              ...themes,
              { id: 'keys', icon: 'keyboard', title: t('keys.title'), keys: '?', run: onKeys },
            ]}
          />
        </Command.List>
        {hasFailed && <FindersFailed />}
      </Command>
    </dialog>
  );
}

/** What is found, each group under its heading. */
function useHeaded(text: string) {
  const all = useTranslations();
  const { groups, ...rest } = useFound(text);
  const headed = groups.map((group) => ({
    ...group,
    heading: all(`${group.source.feature}.finders.${group.source.key}`),
  }));
  return { ...rest, groups: headed };
}

const valueOf = (heading: string, id: string): string => `${heading} ${id}`;

/** What Enter takes: the best of what the house has found as soon as that is there, until the keys move on from it. */
function useBest(best: string | undefined) {
  const [chosen, setChosen] = useState('');
  const [known, setKnown] = useState(best);
  if (best !== known) {
    setKnown(best);
    if (best !== undefined) setChosen(best);
  }
  return [chosen, setChosen] as const;
}

function FindersFailed() {
  const t = useTranslations('shell');
  return (
    <p role="alert" className={styles.failure}>
      {t('findersFailed')}
    </p>
  );
}

function useThemeChoices(onClose: () => void): readonly Choice[] {
  const t = useTranslations('shell');
  const [, choose] = useTheme();
  return (['white', 'dark', 'system'] as const).map((theme) => ({
    id: theme,
    icon: 'palette',
    title: t(`themes.${theme}`),
    run: () => (onClose(), choose(theme)),
  }));
}

interface Choice {
  readonly id: string;
  readonly icon: IconName;
  readonly title: string;
  readonly detail?: string;
  readonly keys?: string;
  run(): void;
}

/** `stays`: the house has found it for what is typed, so the palette does not judge it again. */
function Choices(props: { heading: string; items: readonly Choice[]; stays?: boolean }) {
  const { heading, items, stays = false } = props;
  if (items.length === 0) return null;
  return (
    <Command.Group heading={heading} className={styles.group} forceMount={stays}>
      {items.map(({ id, icon, title, detail, keys, run }) => (
        <Command.Item
          key={id}
          value={valueOf(heading, id)}
          keywords={[title]}
          className={styles.item}
          forceMount={stays}
          onSelect={run}
        >
          <Icon name={icon} size={16} />
          <span>{title}</span>
          {detail && <span className={styles.detail}>{detail}</span>}
          {keys && <kbd className={styles.keys}>{keys}</kbd>}
        </Command.Item>
      ))}
    </Command.Group>
  );
}

/** Opens the dialog it is given to; what had the focus before has it again after. */
function useModal() {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    const before = document.activeElement;
    element?.showModal();
    // The dialog would give the focus to the frame of the list: it is for the field.
    element?.querySelector('input')?.focus();
    return () => {
      element?.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return dialog;
}
