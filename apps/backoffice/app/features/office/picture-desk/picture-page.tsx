import { readPicture, type UploadedPicture } from '@croupier/contract/office/picture-desk';
import { Button, Skeleton } from '@croupier/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { queryOf } from '../../../lib/api.ts';
import { Failure } from '../../../lib/errors/failure.tsx';
import { Fact, Facts } from '../../../lib/facts/facts.tsx';
import { Instant } from '../../../lib/format/instant.tsx';
import { useMay } from '../../../lib/me.ts';
import { Page } from '../../../lib/page/page.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { PictureSize } from './picture-size.tsx';
import { PictureUses } from './picture-uses.tsx';
import styles from './pictures.module.css';
import { Thumbnail } from './thumbnail.tsx';

/** One uploaded picture: what it shows, where it is shown, and the way to take it away. */
export default function PicturePage() {
  const t = useTranslations('picture-desk');
  const { name = '' } = useParams({ strict: false }) as { name?: string };
  const { data, error, refetch } = useQuery(queryOf(readPicture, { params: { name } }));
  return (
    <Page title={name} actions={data && <Deletion picture={data.picture} />}>
      {!data && !error && <Skeleton />}
      {error && <Failure error={error} onRetry={() => void refetch()} />}
      {data && (
        <div className={styles.one}>
          <Thumbnail picture={data.picture} />
          <Facts rows>
            <Fact name={t('columns.size')}>
              <PictureSize {...data.picture} />
            </Fact>
            <Fact name={t('columns.uploadedAt')}>
              <Instant at={data.picture.uploadedAt} />
            </Fact>
            <Fact name={t('columns.uploadedBy')}>{data.picture.uploadedBy}</Fact>
          </Facts>
          <PictureUses uses={data.uses} />
        </div>
      )}
    </Page>
  );
}

function Deletion({ picture }: { picture: UploadedPicture }) {
  const t = useTranslations('picture-desk');
  const mayChange = useMay()('change.content');
  const [asking, ask] = useState(false);
  if (!mayChange) return null;
  const isUsed = picture.uses > 0;
  return (
    <>
      <Button look="danger" size="small" disabled={isUsed} onClick={() => ask(true)}>
        {t('delete.open')}
      </Button>
      {asking && <DeleteDialog name={picture.name} onClose={() => ask(false)} />}
    </>
  );
}
