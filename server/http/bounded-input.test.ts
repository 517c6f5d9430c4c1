import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import type { z } from "zod";
import { startCounting, type StepCounter } from "../testing/step-counter.ts";

/** What 5 ms of CPU are to a body of 100 kB: about two million steps. */
const STEPS_A_CHARACTER = 22;
/** What any input costs, however short. */
const STEPS_ANYWAY = 5_000;
const BODY = 98_000;

let counter: StepCounter;
let findCardNumbers: (text: string) => unknown[];
let checkInput: (schema: z.ZodType, input: unknown) => unknown;
let readQuery: (schema: z.ZodType, search: URLSearchParams) => unknown;
let schemas: Readonly<Record<string, z.ZodType>>;

// Loaded while steps are counted: what another file of this process loaded before would do its work unseen.
beforeAll(async () => {
  vi.resetModules();
  counter = startCounting();
  ({ findCardNumbers } = await import("#rules/payment/find-card-numbers.ts"));
  ({ checkInput } = await import("./check-input.ts"));
  ({ readQuery } = await import("./read-query.ts"));
  const [carts, catalog, rma, members] = await Promise.all([
    import("#contract/schemas/carts.ts"),
    import("#contract/schemas/catalog.ts"),
    import("#contract/schemas/rma.ts"),
    import("#contract/schemas/members.ts"),
  ]);
  schemas = {
    addToCart: carts.addToCart.body,
    openRma: rma.openRma.body,
    addRmaProof: rma.addRmaProof.body,
    register: members.register.body,
    getListing: catalog.getListing.query,
  };
});
afterAll(() => counter.stop());

/** What makes a search for card numbers start over, or look long at one place. */
const DIGITS = [
  "4-",
  "0 ",
  "4",
  "42424-",
  "1234 ",
  "4242 4242 4242 4241 ",
  "4242-4242-4242-4242 ",
  "4\u00a0",
  "４",
  "٤",
  "𝟒",
];
const OTHERS = ["(408) 555-01", "+1234567 ", "+", "pm_", "pm_a ", "0b3a1f52-4242-", "\\n", ".-", "a", "ж", " "];
const filler = fc
  .array(fc.constantFrom(...DIGITS, ...OTHERS), { minLength: 1, maxLength: 4 })
  .map((atoms) => atoms.join(""));
const filled = (atom: string, length: number) => atom.repeat(Math.ceil(length / atom.length)).slice(0, length);
/** A list or an object takes a hundred, a body six levels: what `readBody` lets in. */
const hundred = <Item>(item: (at: number) => Item) => Array.from({ length: 100 }, (_, at) => item(at));
const keyed = (value: (at: number) => unknown, name = (at: number) => `key${at}`) =>
  Object.fromEntries(hundred((at) => [name(at), value(at)]));

/** Shapes that a body of so many characters can have. */
const SHAPES: Readonly<Record<string, (atom: string, size: number) => unknown>> = {
  "one text of a field that nobody knows": (atom, size) => ({ nobody: filled(atom, size) }),
  "one text of a known field": (atom, size) => ({ Name: filled(atom, size), SkuID: filled(atom, size) }),
  "texts as long as is looked at": (atom, size) => keyed(() => filled(atom, Math.min(1_990, size / 100))),
  "long names": (atom, size) =>
    keyed(
      () => 1,
      (at) => `${at}${filled(atom, Math.min(1_900, size / 100))}`,
    ),
  "lists of lists of short texts": (atom, size) => ({ a: hundred(() => hundred(() => filled(atom, size / 10_000))) }),
  "lists of lists of numbers": (_, size) => ({ a: hundred(() => hundred(() => Number(filled("4", size / 10_000)))) }),
  "a known list of objects": (atom, size) => ({ Lines: hundred(() => ({ Line: filled(atom, size / 100) })) }),
};

// How many the engine tells of one run depends on which blocks it counts as one: thousands they always are.
test("steps are counted", () => {
  expect(counter.stepsOf(() => findCardNumbers(filled("4-", 10_000)))).toBeGreaterThan(1_000);
});

test("the search for card numbers takes its steps by the length of a text, whatever stands in it", () => {
  fc.assert(
    fc.property(filler, fc.integer({ min: 100, max: 20_000 }), (atom, length) => {
      const text = filled(atom, length);
      expect(counter.stepsOf(() => findCardNumbers(text))).toBeLessThan(STEPS_A_CHARACTER * length + STEPS_ANYWAY);
    }),
    { numRuns: 200 },
  );
});

describe.each(Object.entries(SHAPES))("a body of 98 kB as %s", (_, shape) => {
  test("is checked in as many steps as it has characters, times a number", () => {
    fc.assert(
      fc.property(filler, fc.constantFrom("addToCart", "openRma", "addRmaProof", "register"), (atom, call) => {
        const input = shape(atom, BODY);
        const steps = counter.stepsOf(() => checkInput(schemas[call] as z.ZodType, input));
        expect(steps, call).toBeLessThan(STEPS_A_CHARACTER * BODY + STEPS_ANYWAY);
      }),
      { numRuns: 12 },
    );
  });
});

test("what is thousands of characters too long is refused by its field, and nobody looks into it", () => {
  const Name = filled("4-", 13_000_000);
  let refused: unknown;
  const input = { OrderNumber: "RS-7K3F9-Q2M8T4", RmaNumber: "1", Base64: "", Name };
  const steps = counter.stepsOf(() => (refused = checkInput(schemas["addRmaProof"] as z.ZodType, input)));
  expect(steps).toBeLessThan(STEPS_ANYWAY);
  expect(refused).toMatchObject({ reason: "invalid_request", fields: [{ field: "Name" }] });
});

test("an address that gives very many things is refused before any of them is looked for", () => {
  const search = new URLSearchParams(Array.from({ length: 8_000 }, (_, at) => [`k${at}`, "4"]));
  let refused: unknown;
  const steps = counter.stepsOf(() => (refused = readQuery(schemas["getListing"] as z.ZodType, search)));
  expect(steps).toBeLessThan(STEPS_ANYWAY);
  expect(refused).toMatchObject({ reason: "invalid_request" });
});
