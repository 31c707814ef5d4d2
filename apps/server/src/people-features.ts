import type { RecordAct } from './features/office/audit/index.ts';
import type { WriteLetter } from './features/office/letters/index.ts';
import { createBlocks } from './features/people/blocks/index.ts';
import { createCodes } from './features/people/codes/index.ts';
import { createContacts } from './features/people/contacts/index.ts';
import { createHouseRules } from './features/people/house-rules/index.ts';
import { createNotices } from './features/people/notices/index.ts';
import { createNoticeTexts } from './features/people/notice-texts/index.ts';
import { createPasskeys } from './features/people/passkeys/index.ts';
import { createPlayers } from './features/people/players/index.ts';
import { createProofOfWork } from './features/people/proof-of-work/index.ts';
import { createPush, listPushIds } from './features/people/push/index.ts';
import { createSms } from './features/people/sms/index.ts';
import { createStepUp } from './features/people/step-up/index.ts';
import { createTelegram, isLinkedToTelegram } from './features/people/telegram/index.ts';
import { findStudioGame } from './features/play/providers/index.ts';
import { findActiveBonus } from './features/rewards/purses/index.ts';
import type { ContentReader } from './features/site/content/index.ts';
import type { Module } from './platform/module.ts';
import type { Platform } from './platform/platform.ts';

/** What accounts stand on. */
interface Below {
  readonly reader: ContentReader;
  readonly letter: WriteLetter;
  readonly record: RecordAct;
}

/** Accounts: how their people sign in and prove who they are, what they are told and by which ways, and what closes or bounds them. */
export function createPeople(platform: Platform, { reader, letter, record }: Below) {
  const proofOfWork = createProofOfWork(platform);
  const sms = createSms(platform);
  const noticeTexts = createNoticeTexts(platform, {
    ...{ reader, write: letter },
    studioGameName: async (code) => (await findStudioGame(platform.db, code))?.name,
  });
  const { render, writeLetter } = noticeTexts;
  const players = createPlayers(platform, {
    activeBonus: findActiveBonus,
    pushIds: listPushIds,
    subscribedToBot: isLinkedToTelegram,
  });
  const telegram = createTelegram(platform);
  const codes = createCodes(platform, {
    writeLetter,
    writeSms: sms.isOffered
      ? async (tx, { to, ...told }) => sms.write(tx, { to, text: (await render(told, tx)).short })
      : undefined,
  });
  const passkeys = createPasskeys(platform, { players });
  const features: { module: Module }[] = [
    proofOfWork,
    sms,
    players,
    createPush(platform),
    telegram,
    codes,
    passkeys,
    createBlocks(platform, { record }),
    createHouseRules(platform),
    createNotices(platform, { render, letter, sms, telegram: telegram.write }),
    createStepUp(platform, { players, codes, passkeys }),
    createContacts(platform, { players, codes, writeLetter }),
  ];
  return { players, proofOfWork, noticeTexts, features };
}
