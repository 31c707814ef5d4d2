import type { LobbyLayouts } from '@croupier/contract/office/list-desk';
import type { LobbyLayout } from '@croupier/contract/site/lobby';
import type { SwitchScope } from '@croupier/domain/play/catalog';
import { Button } from '@croupier/ui';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useMay } from '../../../lib/me.ts';
import { useGameName } from '../game-desk/game-name.tsx';
import { LayoutDialog } from './layout-dialog.tsx';
import styles from './list-desk.module.css';
import { PinsPart } from './pins-part.tsx';
import { ShownList } from './shown-list.tsx';
import { withAllGenres } from './with-all-genres.ts';

interface LayoutEditorProps {
  scope: SwitchScope;
  saved: LobbyLayout | null;
  desk: LobbyLayouts;
}

/** How the lobby stands for a scope, changed here and saved at once. */
export function LayoutEditor({ scope, saved, desk }: LayoutEditorProps) {
  const t = useTranslations('list-desk');
  const nameOf = useGameName();
  const mayChange = useMay()('change.lists');
  const first = withAllGenres(saved ?? desk.shipped, desk.genres);
  const [layout, setLayout] = useState(first);
  const [wanted, setWanted] = useState<'save' | 'drop'>();
  const genreName = (code: string) => nameOf(desk.genres.find((each) => each.code === code) ?? gone(code));
  const change = (part: Partial<LobbyLayout>) => setLayout({ ...layout, ...part });
  const isOpening = layout.shelves.some(({ list, shown }) => shown && (list === 'popular' || list === 'all'));
  const isChanged = JSON.stringify(layout) !== JSON.stringify(first);
  return (
    <div className={styles.editor}>
      <p>{t(saved ? 'own' : 'general')}</p>
      <ShownList
        title={t('shelves.title')}
        lead={t('shelves.lead')}
        items={layout.shelves.map(({ list, shown }) => ({ code: list, shown }))}
        nameOf={(code) => t(`lists.${code}`)}
        onChange={
          mayChange
            ? (items) =>
                change({
                  shelves: items.map(({ code, shown }) => ({ list: code, shown })) as LobbyLayout['shelves'],
                })
            : undefined
        }
      />
      {!isOpening && <p role="alert">{t('shelves.opening')}</p>}
      <ShownList
        title={t('genres.title')}
        lead={t('genres.lead')}
        items={layout.genres}
        nameOf={genreName}
        onChange={mayChange ? (genres) => change({ genres: [...genres] }) : undefined}
      />
      <PinsPart
        pinned={layout.pinned}
        desk={desk}
        genreName={genreName}
        onChange={mayChange ? (pinned) => change({ pinned: [...pinned] }) : undefined}
      />
      {mayChange && (
        <div className={styles.acts}>
          <Button look="primary" disabled={!isChanged || !isOpening} onClick={() => setWanted('save')}>
            {t('save')}
          </Button>
          <Button disabled={!isChanged} onClick={() => setLayout(first)}>
            {t('discard')}
          </Button>
          {saved && <Button onClick={() => setWanted('drop')}>{t('drop')}</Button>}
        </div>
      )}
      {wanted && (
        <LayoutDialog
          scope={scope}
          before={saved}
          after={wanted === 'save' ? layout : null}
          onClose={() => setWanted(undefined)}
        />
      )}
    </div>
  );
}

const gone = (code: string) => ({ name: code, nameUa: code });
