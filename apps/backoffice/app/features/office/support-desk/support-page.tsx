import { Button, buttonClass } from '@croupier/ui';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { DataList } from '../../../lib/list/data-list.tsx';
import { useMay } from '../../../lib/me.ts';
import { Page } from '../../../lib/page/page.tsx';
import type { Search } from '../../../lib/search-text.ts';
import { QueueSentence } from './queue-sentence.tsx';
import { LETTERS_TO_SUPPORT } from './support-list.tsx';
import { useTakeOldest } from './use-take-oldest.ts';

const WAITING = { state: 'waiting' } as const;
const MINE = { hands: 'mine' } as const;

/** The queue of letters to support. Who comes without a question sees what waits. */
export default function SupportPage() {
  const t = useTranslations('support-desk');
  const may = useMay();
  const search: Search = useSearch({ strict: false });
  const navigate = useNavigate();
  const [isThere, setThere] = useState(Object.keys(search).length > 0);
  useEffect(() => {
    if (isThere) return;
    void navigate({ to: '.', search: WAITING as never, replace: true }).then(() => setThere(true));
  }, [isThere, navigate]);
  return (
    <Page
      title={t('title')}
      lead={<QueueSentence />}
      width="list"
      actions={may('answer.support') && <Actions />}
    >
      {isThere && <DataList definition={LETTERS_TO_SUPPORT} />}
    </Page>
  );
}

function Actions() {
  const t = useTranslations('support-desk');
  const take = useTakeOldest();
  return (
    <>
      <Link to="/support/quick-replies" className={buttonClass({ size: 'small' })}>
        {t('quick.title')}
      </Link>
      <Link to="/support" search={MINE as never} className={buttonClass({ size: 'small' })}>
        {t('queue.mine')}
      </Link>
      <Button look="primary" size="small" busy={take.isPending} onClick={() => take.mutate()}>
        {t('do.takeOldest')}
      </Button>
    </>
  );
}
