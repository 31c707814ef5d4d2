import { CURRENCIES, type Currency } from '@croupier/domain/money/amounts';
import type { DocumentKind, RejectReason } from '@croupier/domain/people/documents';
import { specOf, type NoticeKind, type ParamType } from '@croupier/domain/people/notices';
import type { LimitRule, LimitSpan } from '@croupier/domain/people/limits';
import { NETWORK_NAMES, type Network } from '@croupier/domain/people/networks';
import { createFormat } from '@croupier/domain/site/formats';
import { REGION_TIME_ZONES, type Language, type RegionId } from '@croupier/domain/site/regions';
import { findGame } from '@croupier/games';
import { namesOf } from '@croupier/games/portfolio/names.ts';
import { urlOf } from './link-of.ts';
import type { NoticeTextsParts, WantedNotice } from './notice-texts-parts.ts';
import { DOCUMENT_REASONS, DOCUMENT_WORDS, LIMIT_WORDS, PERIOD_WORDS, REGION_WORDS } from './table-words.ts';

/** The most letters of a value that somebody else wrote: a browser's name for itself. */
const WORDS_MAX = 80;

type Wording = Pick<WantedNotice, 'language' | 'region'> &
  Pick<NoticeTextsParts, 'publicUrl' | 'studioGameName'>;

/**
 * What a notice is filled with, as its reader sees it: money and times of their region, names in their language.
 * @throws for a value that is missing, or not of its form: whoever wrote the notice is wrong, and nobody is sent half of it
 */
export async function paramWords(
  parts: Pick<NoticeTextsParts, 'publicUrl' | 'studioGameName'>,
  { kind, language, region, params }: WantedNotice,
): Promise<ReadonlyMap<string, string>> {
  const wording = { ...parts, language, region };
  const types = Object.entries(specOf(kind).params);
  const words = types.map(
    async ([name, type]) => [name, await wordOf(kind, type, params[name], wording)] as const,
  );
  return new Map(await Promise.all(words));
}

async function wordOf(
  kind: NoticeKind,
  type: ParamType,
  value: string | undefined,
  wording: Wording,
): Promise<string> {
  const word = value === undefined ? undefined : await WORD_OF[type](value, wording);
  // The value is not told: it may be a code.
  if (word === undefined) throw new Error(`The notice ${kind} has no ${type} that can be read`);
  return word;
}

const AMOUNT = /^(-?\d{1,18}) ([A-Z]{3})$/;

const WORD_OF: Readonly<
  Record<ParamType, (value: string, to: Wording) => string | undefined | Promise<string | undefined>>
> = {
  amount: (value, { language }) => {
    const [, minor, currency = ''] = AMOUNT.exec(value) ?? [];
    if (minor === undefined || !Object.hasOwn(CURRENCIES, currency)) return undefined;
    return createFormat(language).money(minor, currency as Currency, { short: true });
  },
  date: (value, { language, region }) => {
    if (Number.isNaN(Date.parse(value))) return undefined;
    return createFormat(language).date(value, 'dateTime', REGION_TIME_ZONES[region]);
  },
  month: (value, { language }) =>
    /^\d{4}-(0[1-9]|1[0-2])-01$/.test(value) ? createFormat(language).date(value, 'month', 'UTC') : undefined,
  day: (value, { language }) =>
    /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value))
      ? createFormat(language).date(value, 'date', 'UTC')
      : undefined,
  count: (value, { language }) =>
    /^\d{1,15}$/.test(value) ? createFormat(language).number(BigInt(value)) : undefined,
  code: (value) => (/^[0-9A-Za-z-]{4,16}$/.test(value) ? value : undefined),
  link: (value, { language, publicUrl }) => urlOf(value, { language, publicUrl }),
  game: async (value, { language, studioGameName }) =>
    findGame(value) ? namesOf(value)[language] : ((await studioGameName(value)) ?? value),
  device: (value) => value.replace(/\p{Cc}+/gu, ' ').slice(0, WORDS_MAX),
  limit: (value, { language }) => wordIn(LIMIT_WORDS, value as LimitRule)?.[language],
  period: (value, { language }) => wordIn(PERIOD_WORDS, value as LimitSpan)?.[language],
  region: (value, { language }) => wordIn(REGION_WORDS, value as RegionId)?.[language],
  document: (value, { language }) => wordIn(DOCUMENT_WORDS, value as DocumentKind)?.[language],
  'document-reason': (value, { language }) => wordIn(DOCUMENT_REASONS, value as RejectReason)?.[language],
  network: (value) => (Object.hasOwn(NETWORK_NAMES, value) ? NETWORK_NAMES[value as Network] : undefined),
};

type Words = Readonly<Record<Language, string>>;

const wordIn = <K extends string>(table: Readonly<Record<K, Words>>, name: K): Words | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;
