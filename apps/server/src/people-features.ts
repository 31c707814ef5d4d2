import type { RecordAct } from './features/office/audit/index.ts';
import type { WriteLetter } from './features/office/letters/index.ts';
import { createAvatars } from './features/people/avatars/index.ts';
import { createBlocks } from './features/people/blocks/index.ts';
import { createCodes } from './features/people/codes/index.ts';
import { createContacts, endResetLinks, isKeptForUndo } from './features/people/contacts/index.ts';
import { createDocuments, holdsNamesOf } from './features/people/documents/index.ts';
import { createExclusions } from './features/people/exclusions/index.ts';
import { takeBackOf } from './features/people/deletion/index.ts';
import { createHouseRules } from './features/people/house-rules/index.ts';
import { createNetworks } from './features/people/networks/index.ts';
import { createNotices, mayInvite } from './features/people/notices/index.ts';
import { createNoticeTexts } from './features/people/notice-texts/index.ts';
import { countPasskeysOf, createPasskeys } from './features/people/passkeys/index.ts';
import { forgetSeatRules } from './features/people/play-rules/index.ts';
import { createPlayers, type PlayersParts } from './features/people/players/index.ts';
import { createProofOfWork } from './features/people/proof-of-work/index.ts';
import { createPersonMarks } from './features/people/person-marks/index.ts';
import { createPush, listPushIds } from './features/people/push/index.ts';
import { createSms } from './features/people/sms/index.ts';
import { createStepUp } from './features/people/step-up/index.ts';
import { createTelegram, isLinkedToTelegram } from './features/people/telegram/index.ts';
import { createWatchLists } from './features/people/watch-lists/index.ts';
import { findStudioGame } from './features/play/providers/index.ts';
import { findActiveBonus } from './features/rewards/purses/index.ts';
import type { ContentReader } from './features/site/content/index.ts';
import { listFavourites } from './features/site/lobby/index.ts';
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
  /** What each feature keeps of a person, those above as well. */
  personal(): readonly PersonalData[];
}

/** Accounts: how their people sign in and prove who they are, what they are told and by which ways, and what closes or bounds them. */
export function createPeople(platform: Platform, { reader, letter, record, regionOf, personal }: Below) {
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
    ...{ marks, holdsNames: holdsNamesOf },
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
