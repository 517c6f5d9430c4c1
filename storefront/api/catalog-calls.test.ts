import { expect, test } from "vitest";
import * as contract from "#contract/catalog.ts";
import * as home from "#contract/home.ts";
import * as pageArt from "#contract/page-art.ts";
import { getHome, getListing, getPageArt, getProduct, getSections, suggest } from "./catalog-calls.ts";

test.each([
  { call: getListing, endpoint: contract.getListing },
  { call: getProduct, endpoint: contract.getProduct },
  { call: getHome, endpoint: home.getHome },
  { call: getSections, endpoint: home.getSections },
  { call: getPageArt, endpoint: pageArt.getPageArt },
  { call: suggest, endpoint: contract.suggest },
])("$call.path goes where the contract says", ({ call, endpoint }) => {
  expect({ method: call.method, path: call.path }).toEqual({ method: endpoint.method, path: endpoint.path });
});
