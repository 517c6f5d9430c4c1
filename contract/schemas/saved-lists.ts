import { z } from "zod";
import * as wire from "../saved-lists.ts";
import { CartView } from "./carts.ts";
import { Availability } from "./catalog.ts";
import { endpoint } from "./endpoint.ts";
import { heldTo } from "./held-to.ts";
import { notFreeText } from "./not-free-text.ts";
import { WholeNumber } from "./numbers.ts";
import { typedLine } from "./typed-line.ts";

const Id = notFreeText(z.uuid());
const OfOne = z.strictObject({ Id });
const Name = typedLine(40);
const chosen = { ListId: z.union([z.literal(""), Id]).default(""), NewList: typedLine(40).default("") };

const PRODUCT = {
  SkuID: z.int(),
  ItemDescription: z.string(),
  VariantTitle: z.string(),
  Link: z.string(),
  MainPicture: z.string(),
  PictureVersion: z.string(),
  Quantity: z.int(),
  Price: z.number().nullable(),
  Availability: Availability.nullable(),
};
export const SavedProduct = heldTo<wire.SavedProduct>()(z.object(PRODUCT));
const SavedItem = heldTo<wire.SavedItem>()(
  z.object({ ...PRODUCT, Id: z.string(), SavedAt: z.string(), PriceThen: z.number() }),
);
const SavedLists = heldTo<wire.SavedLists>()(
  z.object({
    Success: z.literal(true),
    Lists: z.array(
      z.object({ Id: z.string(), Name: z.string(), Items: z.array(SavedItem), ShareUrl: z.string().nullable() }),
    ),
    Most: z.int(),
    TimeZone: z.string(),
  }),
);

export const getSavedLists = endpoint(wire.getSavedLists, {
  summary: "The member's lists with what is saved on each, as it is in the shop today",
  named: "ours",
  reply: SavedLists,
});
export const addSavedList = endpoint(wire.addSavedList, {
  summary: "Begin another list",
  named: "ours",
  body: z.strictObject({ Name }),
  reply: SavedLists,
});
export const renameSavedList = endpoint(wire.renameSavedList, {
  summary: "Give a list another name",
  named: "ours",
  body: z.strictObject({ Id, Name }),
  reply: SavedLists,
});
export const removeSavedList = endpoint(wire.removeSavedList, {
  summary: "Remove a list with all that is saved on it",
  named: "ours",
  body: OfOne,
  reply: SavedLists,
});
export const shareSavedList = endpoint(wire.shareSavedList, {
  summary: "Make the signed link by which others read a list",
  named: "ours",
  body: OfOne,
  reply: SavedLists,
});
export const unshareSavedList = endpoint(wire.unshareSavedList, {
  summary: "End the link of a list for good",
  named: "ours",
  body: OfOne,
  reply: SavedLists,
});
export const getSharedList = endpoint(wire.getSharedList, {
  summary: "What a list's signed link leads to; nothing says whose it is",
  named: "ours",
  query: z.strictObject({ Id: notFreeText(z.string().max(60)), Key: notFreeText(z.string().max(120)) }),
  reply: z.object({ Success: z.literal(true), Name: z.string(), Items: z.array(SavedProduct) }),
});
export const saveProduct = endpoint(wire.saveProduct, {
  summary: "Save a product to a list; of a guest, who is refused, as soon as they have signed in",
  named: "ours",
  body: z.strictObject({ SkuID: WholeNumber, ...chosen }),
  reply: z.object({ Success: z.literal(true), Name: z.string(), ListId: z.string() }),
});
export const saveLine = endpoint(wire.saveLine, {
  summary: "Move a line of the cart to a list; of a guest, who is refused, as soon as they have signed in",
  named: "ours",
  body: z.strictObject({ cartItemId: z.string().min(1).max(40), ...chosen }),
  reply: CartView,
});
export const moveSavedItem = endpoint(wire.moveSavedItem, {
  summary: "Move what is saved to another list",
  named: "ours",
  body: z.strictObject({ Id, ListId: Id }),
  reply: SavedLists,
});
export const removeSavedItem = endpoint(wire.removeSavedItem, {
  summary: "Take something off a list",
  named: "ours",
  body: OfOne,
  reply: SavedLists,
});
export const moveSavedToCart = endpoint(wire.moveSavedToCart, {
  summary: "Move what is saved to the cart, as it was saved",
  named: "ours",
  body: OfOne,
  reply: CartView,
});
