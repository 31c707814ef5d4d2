import type { EditedBody } from '@croupier/contract/site/content/kinds';
import { HOME_AREAS, type HomeArea } from '@croupier/contract/site/sites';
import { useTranslations } from 'use-intl';
import { areaOf, codeOf } from './home-areas.ts';
import { OrderEditor } from './order-editor.tsx';

interface HomeEditorProps {
  readonly value: EditedBody;
  onChange(next: EditedBody): void;
}

/** Everything that the home page can be made of: the rows of games whole, or in two parts. */
const ALL = HOME_AREAS.flatMap((kind): string[] =>
  kind === 'GAME_SLIDER' ? [kind, `${kind}.opening`, `${kind}.others`] : [kind],
);

/** The areas of the home page from the top, and an outline of it. */
export function HomeEditor({ value, onChange }: HomeEditorProps) {
  const t = useTranslations('menu-editor');
  const { areas = [] } = value.facts as { areas?: readonly HomeArea[] };
  const nameOf = (code: string) => t(`areas.${code.replace('.', '_')}`);
  return (
    <OrderEditor
      label={t('home.list')}
      items={areas.map(codeOf)}
      all={ALL}
      nameOf={nameOf}
      show={nameOf}
      onChange={(codes) => onChange({ ...value, facts: { ...value.facts, areas: codes.map(areaOf) } })}
    />
  );
}
