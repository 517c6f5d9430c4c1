import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { productsOn } from "./public-pages.ts";

setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc") as () => void;

test("what a page shows is known without the page's text being kept", () => {
  const filler = "x".repeat(1_000_000);
  collectGarbage();
  const before = process.memoryUsage().heapUsed;
  const shown = Array.from({ length: 60 }, (_, at) =>
    productsOn(`/gaming-pcs?page=${at}`, `${filler}<a href="/store/a-computer-with-a-long-name-${at}">${at}</a>`),
  );
  collectGarbage();
  expect(shown[59]).toEqual(new Set(["a-computer-with-a-long-name-59"]));
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(10_000_000);
});
