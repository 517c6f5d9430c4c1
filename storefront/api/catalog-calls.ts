import type * as contract from "#contract/catalog.ts";
import type * as home from "#contract/home.ts";
import type * as stockNotices from "#contract/stock-notices.ts";
import type * as pageArt from "#contract/page-art.ts";
import { browserEndpoint } from "./browser-endpoint.ts";

export const getListing = browserEndpoint<typeof contract.getListing>("GET", "/api/catalog/listing");
export const getProduct = browserEndpoint<typeof contract.getProduct>("GET", "/api/catalog/product");
export const getHome = browserEndpoint<typeof home.getHome>("GET", "/api/catalog/home");
export const getSections = browserEndpoint<typeof home.getSections>("GET", "/api/catalog/sections");
export const getPageArt = browserEndpoint<typeof pageArt.getPageArt>("GET", "/api/catalog/page-art");
export const notifyMe = browserEndpoint<typeof stockNotices.notifyMe>("POST", "/api/catalog/notify-me");
export const suggest = browserEndpoint<typeof contract.suggest>("GET", "/api/search/productinfo");
