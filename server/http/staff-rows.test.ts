import { expect, expectTypeOf, test } from "vitest";
import type { noteOnOrder } from "#contract/staff-orders.ts";
import * as desk from "#contract/schemas/staff-orders.ts";
import type { StaffActName } from "#rules/staff/staff-acts.ts";
import { changesOrder, staffReads } from "./presets.ts";
import { route, type StaffActHandler } from "./route.ts";

const acts: StaffActHandler<typeof noteOnOrder> = ({ act }) => Promise.reject(new Error(act.audit));

test("who writes to the staff's log is given its name by the row, never none and never one of its own", () => {
  expectTypeOf<Parameters<typeof acts>[0]["act"]["audit"]>().toEqualTypeOf<StaffActName>();
  expectTypeOf(changesOrder("orders.note", "note").act.audit).toEqualTypeOf<StaffActName>();
  expectTypeOf(staffReads("orders.read").act.audit).toEqualTypeOf<null>();
  const row = route(desk.noteOnOrder, changesOrder("orders.note", "note"), acts);
  expect(row.rules.act?.audit).toBe("note");
  // @ts-expect-error: the row of what only reads has no name for the log
  route(desk.noteOnOrder, staffReads("orders.read"), acts);
});
