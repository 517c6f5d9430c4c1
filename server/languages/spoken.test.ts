import { execFileSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { wordsOf } from "#messages/words-of.ts";
import { pageAddress } from "./page-address.ts";
import { speaking, spoken, spokenLocale } from "./spoken.ts";

const { orderStateWords } = spoken.orderStates;
const { dayText } = spoken.days;

test("words that were taken once are said in the language that is spoken then, and what waits keeps its language", async () => {
  const state = () => orderStateWords.cancelled.state;
  const later = speaking("en-CA", async () => {
    await new Promise((resolve) => setTimeout(resolve, 5));
    return [spokenLocale(), state()];
  });
  expect([spokenLocale(), state()]).toEqual(["en-US", "Canceled"]);
  expect(await later).toEqual(["en-CA", "Cancelled"]);
  expect(speaking("en-CA", () => speaking("en-US", state))).toBe("Canceled");
});

test("what is spoken is the language's own: every name, sentence and list", () => {
  expect(Object.keys(orderStateWords)).toEqual(Object.keys(wordsOf("en-US").orderStates.orderStateWords));
  expect({ ...orderStateWords }).toEqual(wordsOf("en-US").orderStates.orderStateWords);
  expect("cancelled" in orderStateWords && !("nothing" in orderStateWords)).toBe(true);
  expect([...spoken.articles.ARTICLES]).toEqual([...wordsOf("en-US").articles.ARTICLES]);
  expect(JSON.stringify(spoken.articles.ARTICLES)).toBe(JSON.stringify(wordsOf("en-US").articles.ARTICLES));
  expect(dayText("2026-11-23")).toBe(wordsOf("en-US").days.dayText("2026-11-23"));
});

test("a page that a mail leads to is in the mail's language", () => {
  const settings = { storeUrl: "https://store.example" };
  expect(speaking("en-CA", () => pageAddress(settings, "/orders?a=1"))).toBe("https://store.example/en-ca/orders?a=1");
  expect(pageAddress(settings, "/orders")).toBe("https://store.example/orders");
});

test("the server says nothing in the language of the build: it takes its words here", () => {
  const files = globSync("server/**/*.ts", { exclude: ["**/*.test.ts", "server/testing/**"] });
  const others = files.filter((file) => /^import (?!type)[^;]*"#words\//m.test(readFileSync(file, "utf8")));
  expect(files.length).toBeGreaterThan(500);
  expect(others).toEqual([]);
});

test("no word is said while the server's files are loaded: it would stay in that language", () => {
  const script = `
    import { AsyncLocalStorage } from "node:async_hooks";
    const { getStore } = AsyncLocalStorage.prototype;
    const said = [];
    AsyncLocalStorage.prototype.getStore = function () {
      const { stack } = new Error();
      if (stack.includes("languages/spoken.ts")) said.push(stack);
      return getStore.call(this);
    };
    await import("./server/start-store.ts");
    await import("./server/open-shop.ts");
    console.log(JSON.stringify(said));`;
  const out = execFileSync(process.execPath, ["--input-type=module", "-e", script], { encoding: "utf8" });
  expect(JSON.parse(out)).toEqual([]);
});
