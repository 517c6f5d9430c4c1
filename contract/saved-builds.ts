import type { WireMoney } from "#rules/money/wire-money.ts";
import { call } from "./call.ts";

/** A PC with chosen parts that somebody keeps, judged and priced again as it is looked at. */
export interface SavedBuild {
  Id: string;
  /** Empty until it is named: then that of the PC stands for it. */
  Name: string;
  SkuID: number;
  /** The PC that it was chosen on; empty once it is not sold any more. */
  Model: string;
  Slug: string;
  FromNothing: boolean;
  /** The code of its parts, which is its link. */
  Build: string;
  MainPicture: string;
  PictureVersion: string;
  /** What tells it from others: of one of our PCs what was changed, of a PC from nothing what it is made of. */
  Parts: { Title: string; Name: string }[];
  /** Color of its light, six hex characters; empty where none was chosen. */
  Light: string;
  SavedAt: string;
  /** When it was saved, and today; null where it can't be priced any more. */
  PriceThen: WireMoney;
  Price: WireMoney | null;
  /** What makes the difference: it sums to the price of today less that of then. */
  Changes: { Text: string; Amount: WireMoney }[];
  /** What has gone or sold out. */
  Gone: string[];
  /** Rules that had something to compare, and how many of them are content. */
  Checks: number;
  Fits: number;
  /** Why it cannot be bought now; null where it can. */
  Problem: string | null;
  /** The mail that waits for its price; `Target` null: any fall. Null where none was asked for. */
  Alert: { Target: WireMoney | null; PriceThen: WireMoney } | null;
}

/** What was saved last stands first. */
export interface SavedBuilds {
  Success: true;
  Builds: SavedBuild[];
  /** The one that was removed last, within a day: it can be put back. */
  Removed: { Id: string; Name: string; Model: string } | null;
  /** How many there can be. */
  Most: number;
  /** False: they are kept for this browser, until somebody signs in on it. */
  IsMember: boolean;
  /** Where a mail about a price goes; empty for a guest. */
  Email: string;
  TimeZone: string;
}

/** The member's, or those that were saved on this browser. */
export const getSavedBuilds = call<{ reply: SavedBuilds }>("GET", "/api/saved-builds");
/** The same parts are saved once. A guest's become the account's as soon as they sign in on this browser. */
export const saveBuild = call<{
  body: { SkuID?: number | undefined; Build: string; Name?: string | undefined };
  reply: { Success: true; Id: string; IsNew: boolean };
}>("POST", "/api/saved-builds");
export const renameSavedBuild = call<{ body: { Id: string; Name: string }; reply: SavedBuilds }>(
  "PUT",
  "/api/saved-builds",
);
/** It can be put back for a day. Its price alert waits with it. */
export const removeSavedBuild = call<{ body: { Id: string }; reply: SavedBuilds }>("DELETE", "/api/saved-builds");
export const restoreSavedBuild = call<{ body: { Id: string }; reply: SavedBuilds }>(
  "POST",
  "/api/saved-builds/restore",
);

/** One mail to the account's address when the build costs less, or no more than the target, and can be built. */
export const watchSavedBuild = call<{ body: { Id: string; Target: WireMoney | null }; reply: SavedBuilds }>(
  "POST",
  "/api/member/saved-builds/alert",
);
export const unwatchSavedBuild = call<{ body: { Id: string }; reply: SavedBuilds }>(
  "DELETE",
  "/api/member/saved-builds/alert",
);
