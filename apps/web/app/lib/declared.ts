import type { IconName } from '@croupier/ui';
import type { ComponentType } from 'react';
import type { ModalName, ModalProps } from './modals.ts';

/**
 * What a feature offers the site stands in the `declared.ts` of its folder, as exports of these names and types; the routes,
 * the menus, the sitemap and the modals are collected from there.
 */
export interface Declared {
  readonly pages: readonly DeclaredPage[];
  readonly navigation: readonly NavItem[];
  /** Addresses without language, '' for the index; `:game` stands for each of the house's own games, `:promo` for each offer. */
  readonly sitemap: readonly string[];
  readonly modals: DeclaredModals;
  readonly alerts: DeclaredAlerts;
  readonly bar: DeclaredBar;
  readonly companions: DeclaredCompanions;
}

export interface DeclaredPage {
  /** Under the frame's own path, as the router writes it; '' is the frame's index. */
  readonly path: string;
  /** The route module, in the feature's folder. */
  readonly file: string;
  /** For the second address of one module: every route has a name of its own. */
  readonly id?: string;
  /** What is round it: `site` (bars, rail, footer) if nothing is said, `bare`, or a page that holds this. */
  readonly frame?: string;
  /**
   * Whom it is for. `authenticated`: players; a visitor signs in first and comes back. `login`: visitors; a player goes on to
   * where the redirect leads, or home. It is asked before anything of the page, and for all pages that this one holds.
   */
  readonly guard?: 'authenticated' | 'login';
  /** This page is the frame of this name: pages of any feature stand in it. */
  readonly holds?: string;
}

/** A way to a page in the rail, the phone's menu and the footer. Its text is `nav.<key>` of the feature's own messages. */
export interface NavItem {
  readonly key: string;
  readonly to: `/${string}`;
  readonly icon: IconName;
  /** Items of all features stand in the order of this number. */
  readonly place: number;
  /** Lit only on exactly this address. */
  readonly exact?: boolean;
  readonly signedIn?: boolean;
  /** One of the kinds of games, or one of the contests: each kind stands together. */
  readonly part?: 'games' | 'contests';
}

/** Modals by name; each loads when it is first opened. */
export type DeclaredModals = {
  readonly [Name in ModalName]?: () => Promise<{ default: ComponentType<ModalProps> }>;
};

/** What tells a signed-in player of things wherever they are; each loads once the page is alive, and renders nothing. */
export type DeclaredAlerts = readonly (() => Promise<{ default: ComponentType }>)[];

/** What a signed-in player has in the top bar, each as wide as a thumb; it loads once the page is alive. */
export type DeclaredBar = readonly (() => Promise<{ default: ComponentType }>)[];

/** What stands by every page for everybody; each comes when the page is idle or touched, and a page is whole without it. */
export type DeclaredCompanions = readonly (() => Promise<{ default: ComponentType }>)[];
