import type { WireMoney } from "#rules/money/wire-money.ts";
import { call } from "./call.ts";
import type { CartView } from "./carts.ts";
import type { Availability } from "./catalog.ts";

/** Something that is saved, as it is in the shop today. */
export interface SavedProduct {
  SkuID: number;
  ItemDescription: string;
  VariantTitle: string;
  /** The product's page; empty once it is not sold any more. */
  Link: string;
  MainPicture: string;
  PictureVersion: string;
  Quantity: number;
  /** Of one, today; null once it is not sold any more. */
  Price: WireMoney | null;
  /** Null once it is not sold any more. */
  Availability: Availability | null;
}

export interface SavedItem extends SavedProduct {
  Id: string;
  SavedAt: string;
  /** Of one, when it was saved. */
  PriceThen: WireMoney;
}

export interface SavedList {
  Id: string;
  /** Empty for the first one until it is named. */
  Name: string;
  Items: SavedItem[];
  /** Who has this address reads the list; null while nobody may. */
  ShareUrl: string | null;
}

/** There is none yet where nothing was ever saved. */
export interface SavedLists {
  Success: true;
  Lists: SavedList[];
  /** How many lists an account can have. */
  Most: number;
  TimeZone: string;
}

export const getSavedLists = call<{ reply: SavedLists }>("GET", "/api/member/saved-lists");
export const addSavedList = call<{ body: { Name: string }; reply: SavedLists }>("POST", "/api/member/saved-lists");
export const renameSavedList = call<{ body: { Id: string; Name: string }; reply: SavedLists }>(
  "PUT",
  "/api/member/saved-lists",
);
/** With all that is on it. */
export const removeSavedList = call<{ body: { Id: string }; reply: SavedLists }>("DELETE", "/api/member/saved-lists");

/** Makes the link; made already, it is the same. */
export const shareSavedList = call<{ body: { Id: string }; reply: SavedLists }>(
  "POST",
  "/api/member/saved-lists/share",
);
/** Its link ends for good: the next one is another. */
export const unshareSavedList = call<{ body: { Id: string }; reply: SavedLists }>(
  "DELETE",
  "/api/member/saved-lists/share",
);
/** What a signed link leads to. It says nothing of whose list it is. */
export const getSharedList = call<{
  query: { Id: string; Key: string };
  reply: { Success: true; Name: string; Items: SavedProduct[] };
}>("GET", "/api/saved-lists/shared");

/** Where a thing is saved: a list by its id, or a new one by its name. Both empty: the only list; who has several is refused `list_to_choose`. */
export interface ChosenList {
  ListId: string;
  NewList: string;
}

interface ProductToSave extends ChosenList {
  SkuID: number;
}
interface LineToSave extends ChosenList {
  cartItemId: string;
}

/** A guest is refused `sign_in_needed`, and it is saved as soon as they have signed in on this browser. */
export const saveProduct = call<{
  body: ProductToSave;
  reply: { Success: true; Name: string; ListId: string };
}>("POST", "/api/saved-items");
/** A line leaves the cart for a list, with all that was chosen with it; of a guest as soon as they have signed in. */
export const saveLine = call<{ body: LineToSave; reply: CartView }>("POST", "/api/saved-items/from-cart");
export const moveSavedItem = call<{ body: { Id: string; ListId: string }; reply: SavedLists }>(
  "PUT",
  "/api/member/saved-items",
);
export const removeSavedItem = call<{ body: { Id: string }; reply: SavedLists }>("DELETE", "/api/member/saved-items");
/** It leaves the list for the cart, as it was saved. */
export const moveSavedToCart = call<{ body: { Id: string }; reply: CartView }>(
  "POST",
  "/api/member/saved-items/to-cart",
);
