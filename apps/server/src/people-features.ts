import type { RecordAct } from './features/office/audit/feature.ts';
import type { WriteLetter } from './features/office/letters/feature.ts';
import { createAvatars } from './features/people/avatars/feature.ts';
import { createBlocks } from './features/people/blocks/feature.ts';
import { createCodes } from './features/people/codes/feature.ts';
import { createContacts, endResetLinks, isKeptForUndo } from './features/people/contacts/feature.ts';
import { createDocuments, holdsNamesOf } from './features/people/documents/feature.ts';
import { createExclusions } from './features/people/exclusions/feature.ts';
import { takeBackOf } from './features/people/deletion/feature.ts';
import { createHouseRules } from './features/people/house-rules/feature.ts';
import { createNetworks } from './features/people/networks/feature.ts';
import { createNotices, mayInvite } from './features/people/notices/feature.ts';
import { createNoticeTexts } from './features/people/notice-texts/feature.ts';
import { countPasskeysOf, createPasskeys } from './features/people/passkeys/feature.ts';
import { forgetSeatRules } from './features/people/play-rules/feature.ts';
import { createPlayers, type PlayersParts } from './features/people/players/feature.ts';
import { createProofOfWork } from './features/people/proof-of-work/feature.ts';
import { createPersonMarks } from './features/people/person-marks/feature.ts';
import { createPush, listPushIds } from './features/people/push/feature.ts';
import { createSms } from './features/people/sms/feature.ts';
import { createStepUp } from './features/people/step-up/feature.ts';
import { createTelegram, isLinkedToTelegram } from './features/people/telegram/feature.ts';
import { createWatchLists } from './features/people/watch-lists/feature.ts';
import { findStudioGame } from './features/play/providers/feature.ts';
import { findActiveBonus } from './features/rewards/purses/feature.ts';
import type { ContentReader } from './features/site/content/feature.ts';
import { listFavourites } from './features/site/lobby/feature.ts';
import type { MayGo } from './platform/message-channels.ts';
import type { Module } from './platform/module.ts';
import type { PersonalData } from './platform/personal-data.ts';
import type { Platform } from './platform/platform.ts';

/** What accounts stand on. */
interface Below {
  readonly reader: ContentReader;
  readonly letter: WriteLetter;
  readonly record: RecordAct;
  readonly regionOf: PlayersParts['regionOf'];
  /** Reads the part of a profile that mechanics tell; they stand above. */
  readonly mechanics: PlayersParts['mechanics'];
  /** What each feature keeps of a person, those above as well. */
  personal(): readonly PersonalData[];
}

/** Accounts: how their people sign in and prove who they are, what they are told and by which ways, and what closes or bounds them. */
export function createPeople(
  platform: Platform,
  { reader, letter, record, regionOf, mechanics, personal }: Below,
) {
  const proofOfWork = createProofOfWork(platform);
  const mayGo =
    (channel: 'sms' | 'push' | 'telegram'): MayGo =>
    (offer) =>
      mayInvite(platform.db, { ...offer, channel }, platform.clock.now());
  const sms = createSms(platform, { mayGo: mayGo('sms') });
  const noticeTexts = createNoticeTexts(platform, {
    ...{ reader, write: letter },
    studioGameName: async (code) => (await findStudioGame(platform.db, code))?.name,
  });
  const { render, writeLetter } = noticeTexts;
  const persons = createPersonMarks(platform);
  const { marks } = persons;
  const players = createPlayers(platform, {
    ...{ marks, mechanics, holdsNames: holdsNamesOf },
    activeBonus: findActiveBonus,
    takeBack: takeBackOf(platform),
    pushIds: listPushIds,
    subscribedToBot: isLinkedToTelegram,
    regionChanged: forgetSeatRules,
    endResetLinks,
    hasSms: sms.isOffered,
    regionOf,
    favouriteGames: listFavourites,
  });
  const telegram = createTelegram(platform, { mayGo: mayGo('telegram') });
  const codes = createCodes(platform, {
    writeLetter,
    writeSms: sms.isOffered
      ? async (tx, { to, isClaimed, playerId, ...told }) => {
          const { short: text } = await render(told, tx);
          return sms.write(tx, { to, text, playerId, lane: isClaimed ? 'claimed' : 'owner' });
        }
      : undefined,
  });
  const exclusions = createExclusions(platform);
  const { carryStops } = exclusions;
  const networks = createNetworks(platform, {
    ...{ players, carryStops, isKeptForUndo },
    otherWays: [countPasskeysOf],
  });
  const passkeys = createPasskeys(platform, { players, otherWays: [networks.countWays] });
  const features: { module: Module }[] = [
    proofOfWork,
    sms,
    persons,
    players,
    createPush(platform, { mayGo: mayGo('push') }),
    telegram,
    codes,
    networks,
    passkeys,
    createAvatars(platform, { players }),
    createDocuments(platform, { players, marks, carryStops }),
    createBlocks(platform, { record }),
    createHouseRules(platform),
    exclusions,
    createWatchLists(platform),
    createNotices(platform, { render, letter, sms, telegram: telegram.write }),
    createStepUp(platform, { players, codes, passkeys }),
    createContacts(platform, { players, codes, writeLetter, carryStops, personal }),
  ];
  return { players, codes, proofOfWork, noticeTexts, deciding: { marks, carryStops }, features };
}
