import { afterAll, beforeAll, expect, test } from "vitest";
import { readPrefix } from "#messages/locales.ts";
import { addToCart } from "#contract/carts.ts";
import { createOrderFor, goToPayment } from "../testing/buyer.ts";
import { mounted } from "../testing/mounted.ts";
import { SHOP } from "../testing/small-shop.ts";
import { openTestMarket, type TestMarket } from "../testing/test-market.ts";
import { newVisitor } from "../testing/visitor.ts";
import type { World } from "../world.ts";
import { mailKinds, sampleMail } from "./mail-kinds.ts";
import { MAIL_TOPICS } from "./mail-topics.ts";
import { speaking } from "../languages/spoken.ts";

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket("pglite");
});
afterAll(() => market.close());

function get(path: string): Promise<Response> | Response {
  const settings = { ...market.world.settings, sandbox: { origin: market.peer.origin, port: 1 } };
  const world = Object.assign(Object.create(market.world), { settings }) as World;
  return mounted(world, mailKinds(world)).request(path, { headers: { host: "localhost:3000" } });
}

const CASES = Object.entries(MAIL_TOPICS).flatMap(([topic, { samples }]) =>
  Object.keys(samples).map((name) => [topic, name] as const),
);
/** Read at the desk, which is in one language whatever its buyer reads. */
const TO_THE_STORE = "to the store";
/** Sent because somebody wanted such mail, not because they ordered (CAN-SPAM, 15 USC 7704(a)(3); CASL 6(2)(c)). */
const WANTED = new Set(["alert", "build_alert", "review_invite"]);

test("every mail but the receipt has a sample", () => {
  const without = Object.keys(MAIL_TOPICS).filter(
    (topic) => Object.keys(MAIL_TOPICS[topic]?.samples ?? {}).length === 0,
  );
  expect(without).toEqual(["order_receipt"]);
});

test.each(CASES)("%s (%s) leads to the store in the language that it is written in", async (topic, name) => {
  const { storeUrl } = market.world.settings;
  const mail = await speaking("en-CA", () => sampleMail(market.world, topic, name));
  const { html = "", text = "" } = mail ?? {};
  const its = name === TO_THE_STORE ? "en-US" : "en-CA";
  expect(html === "" || html.includes(`lang="${its}"`)).toBe(true);
  const links = [...html.matchAll(/href="([^"]+)"/g), ...text.matchAll(/(https?:\/\/[^\s)]+)/g)]
    .map(([, link = ""]) => link.replaceAll("&amp;", "&"))
    .filter((link) => link.startsWith(storeUrl))
    .map((link) => link.slice(storeUrl.length));
  expect(links.filter((path) => readPrefix(path).locale !== its && !path.startsWith("/staff/"))).toEqual([]);
});

test.each(CASES)(
  "%s (%s) is written whole, in HTML and in plain text, and can be ended where the law asks",
  async (topic, name) => {
    const mail = await sampleMail(market.world, topic, name);
    const { subject = "", html = "", text = "" } = mail ?? {};
    expect(subject.length).toBeGreaterThan(10);
    for (const said of [subject, html, text])
      expect(said).not.toMatch(/undefined|\bnull\b|NaN|\[object|Invalid Date|\{\w+\}/);
    const lead = text.split("\n\n")[1] ?? "";
    expect(lead.length, "a plain text that says something").toBeGreaterThan(20);
    expect(html).toContain("</html>");
    for (const link of html.matchAll(/href="([^"]+)"/g)) expect(link[1]).toMatch(/^(?:https?:|mailto:|tel:)/);
    const canBeEnded = [html, text].every((said) => /End these emails|Never ask me/.test(said));
    expect(canBeEnded).toBe(WANTED.has(topic));
  },
);

test("one page shows them all, the receipt with the newest order", async () => {
  expect(await (await get("/dev/outbox/kinds")).text()).toContain("No order yet");
  const visitor = newVisitor(market.world);
  await visitor.call(addToCart, { body: { SkuID: SHOP.mouse } });
  await goToPayment(visitor);
  const { CustOrderID } = await createOrderFor(visitor);
  const page = await (await get("/dev/outbox/kinds")).text();
  expect(page.match(/<iframe/g)).toHaveLength(CASES.length + 1);
  const frames = [...page.matchAll(/src="([^"]+)"/g)].map(([, path = ""]) => path);
  for (const path of frames) expect((await get(path)).status, path).toBe(200);
  expect(await (await get("/dev/outbox/kinds/order_receipt/newest")).text()).toContain(CustOrderID);
});

test("a mail that is none is not found", async () => {
  for (const path of ["alert/nothing", "nothing/x", "constructor/x", "alert/constructor"])
    expect((await get(`/dev/outbox/kinds/${path}`)).status, path).toBe(404);
});
