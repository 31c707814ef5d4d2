import { Button } from '@croupier/ui';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { Icon } from '../../../lib/icon/icon.tsx';
import { DataList } from '../../../lib/list/data-list.tsx';
import { useMay } from '../../../lib/me.ts';
import { Page } from '../../../lib/page/page.tsx';
import type { Search } from '../../../lib/search-text.ts';
import { PICTURES } from './picture-list.tsx';
import { UploadDialog } from './upload-dialog.tsx';

/** The pictures that were uploaded for content, and the way to upload one. */
export default function PicturesPage() {
  const t = useTranslations('picture-desk');
  const mayChange = useMay()('change.content');
  const search: Search = useSearch({ strict: false });
  const navigate = useNavigate();
  const show = (next: (now: Search) => Search) =>
    void navigate({ to: '.', search: next as never, replace: true });
  return (
    <Page
      title={t('title')}
      lead={t('lead')}
      width="list"
      actions={
        mayChange && (
          <Button
            look="primary"
            size="small"
            icon={<Icon name="plus" size={16} />}
            onClick={() => show((now) => ({ ...now, do: 'upload' }))}
          >
            {t('acts.upload')}
          </Button>
        )
      }
    >
      <DataList definition={PICTURES} />
      {mayChange && search['do'] === 'upload' && (
        <UploadDialog onClose={() => show(({ do: _, ...rest }) => rest)} />
      )}
    </Page>
  );
}
