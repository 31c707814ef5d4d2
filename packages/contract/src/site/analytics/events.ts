import type { Currency } from '@croupier/domain/money/amounts';
import type { Brand } from '@croupier/domain/site/brands';
import type { Language, RegionId, Theme } from '@croupier/domain/site/regions';
import type { Platform } from '../pwa/index.ts';

type Nothing = Readonly<Record<never, never>>;

/** What the site tells of how it is used: name → what it says. No identifier, and no amount of a player's money. */
export interface AnalyticsEvents {
  initialization: { language: Language; region: RegionId; theme: Theme; brand: Brand; signedIn: boolean };
  /** Without the query. */
  visitPage: { path: string };
  successRegistration: { region: RegionId };
  successLogin: Nothing;
  logout: Nothing;
  deleteAccount: Nothing;
  attachNetwork: { network: string };
  authModalClose: AuthClosed;
  showCashBox: Nothing;
  payButtonClick: InCurrency;
  deposit: InCurrency;
  chosenGameTypeAfterDeposit: { type: string };
  cashOut: InCurrency;
  gameOn: OfGame;
  noMoneyEvent: OfGame;
  playDemoGame: OfGame;
  winDemoGame: OfGame;
  /** Installed as an app; opened as one. */
  SendPWATag: { platform: Platform };
  PWASession: { platform: Platform };
}

/** What a screen tells of a press or of what it shows. */
export interface UiEvents {
  auth_modal_close: AuthClosed;
  show_cash_box: Nothing;
  pay_button_click: InCurrency;
  no_money_enough: OfGame;
  play_demo_game: OfGame;
  win_demo_game: OfGame;
  click_outgoing: { host: string };
  WRONG_REGISTRATION_PROMO_CODE: Nothing;
  CASH_BOX_ALERT_REJECT: Nothing;
  FULL_SCREEN: { on: boolean };
  click_tax_number: Nothing;
  click_card_owner: Nothing;
  click_iban: Nothing;
}

interface AuthClosed {
  page: 'login' | 'sign-up';
}
interface InCurrency {
  currency: Currency;
}
interface OfGame {
  game: string;
}

export type SiteEvents = AnalyticsEvents & UiEvents;
export type EventName = keyof SiteEvents;

/** A screen tells the left one, and analytics hear the right one by that. */
export const ANALYTICS_OF_UI = {
  auth_modal_close: 'authModalClose',
  show_cash_box: 'showCashBox',
  pay_button_click: 'payButtonClick',
  no_money_enough: 'noMoneyEvent',
  play_demo_game: 'playDemoGame',
  win_demo_game: 'winDemoGame',
} as const satisfies Partial<Record<keyof UiEvents, keyof AnalyticsEvents>>;

/** Told by their own cause; those of the table above follow from it. */
const TOLD = [
  'initialization',
  'visitPage',
  'successRegistration',
  'successLogin',
  'logout',
  'deposit',
  'gameOn',
  'SendPWATag',
  'PWASession',
  'auth_modal_close',
  'show_cash_box',
  'pay_button_click',
  'no_money_enough',
  'play_demo_game',
  'win_demo_game',
  'click_outgoing',
  'WRONG_REGISTRATION_PROMO_CODE',
  'FULL_SCREEN',
  'attachNetwork',
  'deleteAccount',
  'cashOut',
  'click_tax_number',
  'click_card_owner',
  'click_iban',
  'chosenGameTypeAfterDeposit',
  'CASH_BOX_ALERT_REJECT',
] as const satisfies EventName[];

export const EVENT_NAMES = [...TOLD, ...Object.values(ANALYTICS_OF_UI)] as const;

/** Does not compile while an event is in none of the lists. */
const everyEventListed: Exclude<EventName, (typeof EVENT_NAMES)[number]> extends never ? true : false = true;
void everyEventListed;
