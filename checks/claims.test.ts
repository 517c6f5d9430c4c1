import { expect, test } from "vitest";
import { falseClaim, tablesWritten, wordsIn } from "./claims.ts";
import { drivesTheStore } from "./drives-the-store.ts";
import { testCalls } from "./test-calls.ts";

/** The claim that the last test of a file shows S7, which spells `finalAmount`. */
function problemOf(source: string, { file = "server/a.test.ts", words = ["finalAmount"] } = {}): string | null {
  const call = testCalls(file, source).at(-1);
  if (!call) throw new Error("There is no test");
  return falseClaim("S7", [{ testFile: file, testName: call.title, call }], words);
}

const VISITOR = 'import { newVisitor } from "./testing/visitor.ts";\n';
const DRIVEN = `${VISITOR}test("a cart has a total", async () => {
  expect((await newVisitor(world).call(cartInit)).finalAmount).toBe(1);
});`;

test("a test that walks by the store's doors to what the statement spells is a claim", () => {
  expect(problemOf(DRIVEN)).toBeNull();
});

test("a test of a rule is none, also beside one that drives the store", () => {
  const rule =
    'import { price } from "#rules/price.ts";\ntest("a total is a sum", () => expect(price().finalAmount).toBe(1));';
  expect(problemOf(rule)).toBe("S7: no test of it drives the store");
  expect(problemOf(`${DRIVEN}\n${rule}`)).toBe("S7: no test of it drives the store");
  const opened = `${VISITOR}let visitor;\nbeforeEach(() => { visitor = newVisitor(world); });\n`;
  expect(problemOf(opened + rule)).toBe("S7: no test of it drives the store");
  expect(problemOf(`${opened}test("a total", () => expect(visitor.get().finalAmount).toBe(1));`)).toBeNull();
});

test("a component that is drawn is none, and neither is a browser's test without the store", () => {
  const draws =
    'import { renderToStaticMarkup } from "react-dom/server";\ntest("a total", () => expect(renderToStaticMarkup(finalAmount)).toBe(""));';
  expect(problemOf(draws, { file: "ui/a.test.tsx" })).toBe("S7: no test of it drives the store");
  const mock =
    'import { test } from "./shop.ts";\ntest("a total", async ({ page }) => page.setContent("finalAmount"));';
  expect(problemOf(mock, { file: "e2e/a.e2e.ts" })).toBe("S7: no test of it drives the store");
});

test("a test that is about something else is none: what the statement spells stands in no test of it", () => {
  expect(problemOf(DRIVEN.replace(".finalAmount", ".Items"))).toBe("S7: its tests never say finalAmount");
});

test("a test that looks at rows it wrote itself is none, whether by hand, by a helper or before each test", () => {
  const problem = "S7: its tests look at rows that they wrote by SQL themselves (orders)";
  const write = 'await db.queries.updateTable("orders").set({ state: "shipped" }).execute();';
  expect(problemOf(DRIVEN.replace("  expect(", `  ${write}\n  expect(`))).toBe(problem);
  const helped = DRIVEN.replace("test(", `async function ship() { ${write} }\ntest(`).replace(
    "  expect(",
    "  await ship();\n  expect(",
  );
  expect(problemOf(helped)).toBe(problem);
  expect(problemOf(DRIVEN.replace("test(", `beforeEach(async () => { ${write} });\ntest(`))).toBe(problem);
  expect(
    problemOf(DRIVEN.replace("test(", `describe("others", () => beforeEach(async () => { ${write} }));\ntest(`)),
  ).toBeNull();
});

test("one title over many cases is a claim of those whose cases say so", () => {
  const cases = (comment: string) => `${VISITOR}test.each([
  ["USA", "finalAmount"], ${comment}
])("a cart to %s has a total", async (place) => expect(newVisitor(place)).toBe(1));`;
  expect(problemOf(cases("// S7"))).toBeNull();
  expect(problemOf(cases("// S70"))).toBe("S7: its tests stand for several cases, and none says that it is its own");
});

test("a loop's table and the hooks around a test belong to it, and what stands beside it does not", () => {
  const source = `import { test } from "./shop.ts";
import { beside } from "./beside.ts";
let store;
test.beforeAll(({ shop }) => { store = shop; });
const beforeIt = () => store;
test("beside", () => beside());
for (const path of ["/carts"]) test(\`the page \${path}\`, () => beforeIt());`;
  const call = testCalls("e2e/a.e2e.ts", source).at(-1);
  expect(call?.title).toBe("the page ${path}");
  expect(call?.text).toContain("/carts");
  expect([...(call?.from ?? [])]).toEqual(["e2e/shop.ts"]);
  expect(call && drivesTheStore("e2e/a.e2e.ts", call)).toBe(true);
});

test.each([
  ['insertInto("orders")', ["orders"]],
  ["sql`insert into rmas (id) values (1)`", ["rmas"]],
  ['execute("with made as (insert into reviews select 1) select 1")', ["reviews"]],
  ["update members set receive_info = true", ["members"]],
  ['updateTable("stock")', []],
  ["update the cart", []],
])("%s writes %j", (text, tables) => {
  expect(tablesWritten(text)).toEqual(tables);
});

test.each([
  ["Route `/store/{slug}`: product page; the `Link` field.", ["/store/", "Link"]],
  ["GET `/api/carts/saveConfirmData?Id={id}`", ["/api/carts/saveConfirmData", "Id"]],
  ["Config: `SpecialShippings.ModelIds`.", ["SpecialShippings", "ModelIds"]],
  ["Empty gives `Required`.", ["Required"]],
])("of %s its tests say %j", (statement, words) => {
  expect(wordsIn(statement)).toEqual(words);
});
