import { specOf, type NoticeKind, type ParamType } from '@croupier/domain/people/notices';
import { REGIONS, type RegionId } from '@croupier/domain/site/regions';

/** What stands in the braces where a notice is looked at before there is one. */
const SAMPLES: Readonly<Record<ParamType, (region: RegionId, now: Date) => string>> = {
  amount: (region) => `125050 ${REGIONS[region].currency}`,
  date: (_region, now) => now.toISOString(),
  month: (_region, now) => `${now.toISOString().slice(0, 7)}-01`,
  day: (_region, now) => now.toISOString().slice(0, 10),
  count: () => '20',
  code: () => '204681',
  link: () => '/verify-email#example',
  game: () => 'amber-codex',
  device: () => 'Firefox, Windows',
  limit: () => 'loss_limit',
  period: () => 'week',
  region: (region) => region,
  network: () => 'google',
  document: () => 'passport',
  'document-reason': () => 'unreadable',
};

/** Values of a notice, as if it were one of somebody's of this region. */
export const sampleParams = (kind: NoticeKind, region: RegionId, now: Date): Record<string, string> =>
  Object.fromEntries(
    Object.entries(specOf(kind).params).map(([name, type]) => [name, SAMPLES[type](region, now)]),
  );
