import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { demoCatalogue } from "./demo-catalogue.ts";
import { readLooks } from "../studio/make/read-looks.ts";

const looks = readLooks(fileURLToPath(new URL("./looks/", import.meta.url)));

test("a system is pictured as our own card of what is installed, never as a box that its maker does not sell", () => {
  const systems = demoCatalogue.products.filter((product) => product.kind === "part" && product.optionId === 28);
  expect(systems.map(({ pictures }) => looks.get(pictures[0] ?? "")?.model)).toEqual([
    "service-card",
    "service-card",
    "service-card",
  ]);
});
