import { listMenuWays, listPageSwitches } from '@croupier/contract/office/page-desk';
import type { EditedBody } from '@croupier/contract/site/content/kinds';
import { Badge, Skeleton } from '@croupier/ui';
import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'use-intl';
import { queryOf } from '../../../lib/api.ts';
import { Failure } from '../../../lib/errors/failure.tsx';
import { OrderEditor } from './order-editor.tsx';
import { useClosedWords } from './use-closed-words.ts';

interface MenuEditorProps {
  readonly value: EditedBody;
  onChange(next: EditedBody): void;
}

/** The pages of a menu in their order, and how it looks. */
export function MenuEditor({ value, onChange }: MenuEditorProps) {
  const t = useTranslations('menu-editor');
  const ways = useQuery(queryOf(listMenuWays, {}));
  const switches = useQuery(queryOf(listPageSwitches, {}));
  const language = useLocale().startsWith('uk') ? 'ua' : 'en';
  const closedWords = useClosedWords(switches.data?.pages ?? []);
  if (ways.error) return <Failure error={ways.error} onRetry={() => void ways.refetch()} />;
  if (!ways.data) return <Skeleton lines={8} />;
  const names = new Map(ways.data.ways.map(({ to, name }) => [to, name[language]]));
  const nameOf = (to: string) => names.get(to) ?? to;
  const { items } = value.facts as { items?: readonly string[] };
  return (
    <OrderEditor
      label={t('menu.list')}
      items={items ?? []}
      all={[...names.keys()]}
      nameOf={nameOf}
      show={(to) => (
        <>
          {nameOf(to)} <code>{to}</code>
          {!names.has(to) && <Badge tone="warn">{t('menu.unknown')}</Badge>}
          {closedWords(to) && <Badge tone="lose">{closedWords(to)}</Badge>}
        </>
      )}
      isFaint={(to) => closedWords(to) !== ''}
      onChange={(next) => onChange({ ...value, facts: { ...value.facts, items: next } })}
    />
  );
}
