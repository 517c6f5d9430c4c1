import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import type { CataloguePc } from "#contract/schemas/catalogue-file/catalogue-schema.ts";
import { demoCatalogue } from "./demo-catalogue.ts";
import type { RearSockets } from "../studio/looks/rear-sockets.ts";
import type { InsideLook, TowerLook } from "../studio/looks/tower-look.ts";
import { readLooks } from "../studio/make/read-looks.ts";

const looks = readLooks(fileURLToPath(new URL("./looks/", import.meta.url)));
const pcs = demoCatalogue.products.filter((product) => product.kind === "pc");

/** What a port is drawn as: a picture does not tell the speeds of USB-C, and USB at 20 Gb/s has no other plug. */
function socketOf(port: string): string {
  if (port.includes("Ethernet")) return "Ethernet";
  if (port.includes("USB-C") || port.endsWith("20 Gb/s")) return "USB-C";
  return `USB-A, ${port.slice(port.lastIndexOf(",") + 2)}`;
}

function insideOf({ slug, pictures }: CataloguePc): InsideLook {
  const { inside } = looks.get(pictures[0] ?? "") as TowerLook;
  if (!inside) throw new Error(`the pictures of ${slug} show an empty case`);
  return inside;
}

/** The sockets drawn behind a PC's board, with how many there are of each. */
function drawnBehind({ usbA, usbC, ethernet }: RearSockets): Map<string, number> {
  const sockets = [
    ...Object.entries(usbA).map(([speed, count]) => [`USB-A, ${speed}`, count] as const),
    ["USB-C", usbC] as const,
    ["Ethernet", ethernet] as const,
  ];
  return new Map(sockets.filter(([, count]) => count > 0));
}

const each = pcs.map((pc) => [pc.slug, pc] as const);

test.each(each)("%s: its back shows the sockets that its page counts", (_, pc) => {
  const drawn = drawnBehind(insideOf(pc).board.rear);
  const told = Map.groupBy(pc.facts.ports.rear, socketOf);
  expect([...drawn.keys()].toSorted()).toEqual([...told.keys()].toSorted());
  for (const [socket, ports] of told) {
    const counts = ports.map((port) => /^(\d+) × /.exec(port)?.[1]);
    const least = counts.reduce((sum, count) => sum + Number(count ?? 1), 0);
    // Not every maker of boards says how many; a single Ethernet socket is not counted.
    const most = counts.includes(undefined) && socket !== "Ethernet" ? Number.POSITIVE_INFINITY : least;
    expect(drawn.get(socket), socket).toBeGreaterThanOrEqual(least);
    expect(drawn.get(socket), socket).toBeLessThanOrEqual(most);
  }
});

test.each(each)("%s: its card has the sockets for screens that the card's own page counts", (_, pc) => {
  const fitted = new Set(pc.parts.map(({ part }) => part));
  const card = demoCatalogue.products.find(
    (product) => product.kind === "part" && product.optionId === 5 && fitted.has(product.slug),
  );
  if (card?.kind !== "part" || card.optionId !== 5) throw new Error(`${pc.slug} has no video card`);
  const { hdmi, displayPort } = insideOf(pc).card.outputs;
  expect(card.facts.outputs).toEqual([
    { kind: expect.stringContaining("HDMI"), count: hdmi },
    { kind: expect.stringContaining("DisplayPort"), count: displayPort },
  ]);
});
