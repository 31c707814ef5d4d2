import type { ProgrammeName, ProgrammeView } from '@croupier/contract/office/programmes-desk';
import { Skeleton } from '@croupier/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { Failure } from '../../../lib/errors/failure.tsx';
import { useMay } from '../../../lib/me.ts';
import { Page } from '../../../lib/page/page.tsx';
import { blankProgramme } from './blank-programme.ts';
import { knownKind, useKindText } from './known-kinds.ts';
import { ProgrammeDesk } from './programme-desk.tsx';
import { ProgrammeState } from './programme-list.tsx';
import { programmeQuery, useNamed } from './programme-name.ts';

/** One programme: what it says, what it costs, and what becomes of it. */
export default function ProgrammePage() {
  const t = useTranslations('programmes-desk');
  const name = useNamed();
  if (!name)
    return (
      <Page title={t('one.title')} lead={<Link to="/programmes">{t('one.all')}</Link>}>
        <p>{t('one.noName')}</p>
      </Page>
    );
  return <Named key={`${name.kind}/${name.code}`} name={name} />;
}

function Named({ name }: { name: ProgrammeName }) {
  const t = useTranslations('programmes-desk');
  const kindText = useKindText();
  const may = useMay();
  const { data, error, refetch } = useQuery(programmeQuery(name));
  const lookAgain = () => void refetch();
  const isNew = data === null && may('change.programmes') && knownKind(name.kind) !== undefined;
  const lead = (
    <>
      <Link to="/programmes">{t('one.all')}</Link> · {kindText(name.kind)} · {name.code}{' '}
      {data && <ProgrammeState programme={data} />}
    </>
  );
  return (
    <Page title={data?.title ?? name.code} lead={lead}>
      {data && <ProgrammeDesk programme={data} onLookAgain={lookAgain} />}
      {isNew && <ProgrammeDesk programme={nobodysOf(name)} onLookAgain={lookAgain} />}
      {data === null && !isNew && <p>{t('one.none')}</p>}
      {data === undefined && error && <Failure error={error} onRetry={lookAgain} />}
      {data === undefined && !error && <Skeleton lines={10} />}
    </Page>
  );
}

const nobodysOf = (name: ProgrammeName): ProgrammeView => ({
  ...{ ...name, title: name.code, state: 'DRAFT', version: null, latestVersion: 0, draft: true },
  ...{ regions: [], from: null, until: null, followsShipped: false, given: 0, costMinor: [] },
  ...{ changedBy: '', changedAt: '', faults: [], versions: [], runs: [], uses: [], days: [] },
  body: blankProgramme(name),
});
