import type { NoticePreferences, saveNoticePreferences } from '@croupier/contract/people/notices';
import type { InputOf } from '@croupier/contract/kit';

export type PreferencesChange = InputOf<typeof saveNoticePreferences>['body'];

type Named = Pick<NoticePreferences['ways'][number], 'category' | 'channel'>;

const isSame = (one: Named, other: Named): boolean =>
  one.category === other.category && one.channel === other.channel;

/** What was chosen, laid over what there was; the house says the same a moment later. */
export const changed = (
  preferences: NoticePreferences,
  { ways = [], quietHours = preferences.quietHours }: PreferencesChange,
): NoticePreferences => ({
  ...preferences,
  ways: preferences.ways.map((way) => ({ ...way, ...ways.find((chosen) => isSame(chosen, way)) })),
  quietHours,
});

/** What takes a change back. */
export const takingBack = (
  { ways, quietHours }: NoticePreferences,
  change: PreferencesChange,
): PreferencesChange => ({
  ...(change.ways && {
    ways: ways
      .filter((way) => change.ways!.some((chosen) => isSame(chosen, way)))
      .map(({ category, channel, isOn }) => ({ category, channel, isOn })),
  }),
  ...(change.quietHours !== undefined && { quietHours }),
});
