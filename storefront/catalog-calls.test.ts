import { expect, test } from "vitest";
import * as contract from "#contract/catalog.ts";
import * as calls from "./catalog-calls.ts";

test.each(Object.keys(calls) as (keyof typeof calls)[])("%s of the catalogue goes where the contract says", (name) => {
  expect(calls[name]).toEqual({ method: contract[name].method, path: contract[name].path });
});
