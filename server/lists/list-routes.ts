import * as lists from "#contract/schemas/saved-lists.ts";
import { asks, asMember, changes } from "../http/presets.ts";
import { route, type Route } from "../http/route.ts";
import {
  addSavedList,
  moveSavedItem,
  removeSavedItem,
  removeSavedList,
  renameSavedList,
  shareSavedList,
  unshareSavedList,
} from "./change-lists.ts";
import { moveSavedToCart } from "./move-to-cart.ts";
import { saveLine, saveProduct } from "./save-item.ts";
import { getSharedList } from "./shared-list.ts";
import { getSavedLists } from "./view-lists.ts";

/** What a member keeps to find again, one line each as in `server/routes.ts`. */
export const SAVED_LISTS: readonly Route[] = [
  route(lists.getSavedLists, asMember("read"), getSavedLists),
  route(lists.addSavedList, asMember("change"), addSavedList),
  route(lists.renameSavedList, asMember("change"), renameSavedList),
  route(lists.removeSavedList, asMember("change"), removeSavedList),
  route(lists.shareSavedList, asMember("change"), shareSavedList),
  route(lists.unshareSavedList, asMember("change"), unshareSavedList),
  route(lists.getSharedList, asks("read"), getSharedList),
  route(lists.saveProduct, changes(), saveProduct),
  route(lists.saveLine, changes(), saveLine),
  route(lists.moveSavedItem, asMember("change"), moveSavedItem),
  route(lists.removeSavedItem, asMember("change"), removeSavedItem),
  route(lists.moveSavedToCart, asMember("change"), moveSavedToCart),
];
