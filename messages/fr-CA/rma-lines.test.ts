import { expect, test } from "vitest";
import { rmaLineFacts } from "./rma-lines.ts";

const line = { units: 3, accepted: null, why: "", received: null, condition: null };
const factsOf = (change: Partial<Parameters<typeof rmaLineFacts>[0]>) =>
  rmaLineFacts({ ...line, ...change }).map((fact) => fact.replaceAll("\u00a0", " "));

test("nothing is said of a line before it is decided", () => {
  expect(factsOf({})).toEqual([]);
});

test("what was accepted, refused and received agrees with how many they are", () => {
  expect(factsOf({ accepted: 3 })).toEqual(["Les 3 acceptés"]);
  expect(factsOf({ accepted: 1, why: "Boîte ouverte", received: 1, condition: "incomplete" })).toEqual([
    "1 sur 3 accepté",
    "2 non acceptés : Boîte ouverte",
    "1 reçu, état : incomplet",
  ]);
  expect(factsOf({ units: 1, accepted: 1, received: 0 })).toEqual(["Accepté", "Absent du colis"]);
});
