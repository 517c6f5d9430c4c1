import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { addRmaProof, listRmaOthers, openRma, withdrawRma, writeRmaMessage } from "#contract/rma.ts";
import type { StaffRma } from "#contract/staff-rmas.ts";
import type { HttpShopper } from "#server/testing/http-shopper.ts";
import type { Visitor } from "#server/testing/visitor.ts";
import { press as pressOnOrder } from "./fill-orders.ts";
import type { SceneStage } from "./scene-stage.ts";

const TOLD = "The glass of the side panel came cracked at one corner; the box itself looked fine from outside.";
type Step = readonly [
  move: "approve" | "reject" | "receive" | "settle" | "label" | "refund" | "message",
  version: number,
  said: string,
];

/** What each member's return went through, the newest last. */
const STORIES = [
  ["returnDone", ["approve", 1, "Use both boxes."], ["receive", 2, ""], ["refund", 3, ""], ["settle", 3, "All there."]],
  ["returnRejected", ["reject", 1, "Scratches from use are not covered; see the warranty page."]],
  ["returnReceived", ["approve", 1, "Use both boxes, please."], ["receive", 2, ""]],
  [
    "returnApproved",
    ["message", 2, "It is enough. Leave the sheets around it, and tape the box along every edge."],
    ["approve", 3, "Use both boxes, please, and take the graphics card out first."],
  ],
  ["returnLabelled", ["approve", 1, ""], ["label", 2, ""]],
  ["returnWithdrawn"],
  ["returnRequested"],
  ["returnInPart", ["approve", 1, "Thank you for the pictures."], ["receive", 2, ""]],
] as const satisfies readonly (readonly [string, ...Step[]])[];

/** A member's returns, one in each state, of the orders that were delivered. */
export async function fillReturns(stage: SceneStage, visitor: Visitor, desk: HttpShopper): Promise<void> {
  const orders = [
    "delivered",
    "delivered",
    "deliveredLaptop",
    "deliveredGear",
    "shipped",
    "shipped",
    "shipped",
    "delivered",
  ];
  for (const [at, [name, ...steps]] of STORIES.entries()) {
    const who = { OrderNumber: stage.facts.get(orders[at] ?? "") ?? "", Email: "" };
    const rma = await ask(visitor, who, name === "returnInPart" ? 2 : 1);
    stage.facts.set(name, rma);
    if (name === "returnWithdrawn") await visitor.call(withdrawRma, { body: { ...who, RmaNumber: rma } });
    if (name === "returnRequested") {
      const Base64 = (await readFile("storefront/public/icon-192.png")).toString("base64");
      await visitor.call(addRmaProof, { body: { ...who, RmaNumber: rma, Name: "cracked-corner.png", Base64 } });
      await visitor.call(writeRmaMessage, { body: { ...who, RmaNumber: rma, Text: "Is the small box enough?" } });
    }
    if (name === "returnApproved")
      await visitor.call(writeRmaMessage, {
        body: { ...who, RmaNumber: rma, Text: "I have the small box only, and both sheets of foam.\nIs that enough?" },
      });
    const lines = name === "returnInPart" ? await inPart(desk, rma) : {};
    for (const step of steps) await press(desk, { order: who.OrderNumber, rma, lines }, step);
  }
}

/** One press at the desk about a return; the money of it is its order's. */
async function press(
  desk: HttpShopper,
  { order, rma, lines }: { order: string; rma: string; lines: Readonly<Partial<Record<string, object[]>>> },
  [move, version, said]: Step,
): Promise<void> {
  if (move === "refund")
    return pressOnOrder(desk, order, move, {
      Key: randomUUID(),
      Why: "returned",
      Reason: rma,
      RmaNumber: rma,
      Parts: [{ Part: "1", Units: 1 }],
    });
  const text = move === "label" ? {} : { [move === "message" ? "Text" : "Answer"]: said };
  const each = lines[move] && { Lines: lines[move] };
  const sent = { RmaNumber: rma, Version: version, ...text, ...each };
  const { status, body } = await desk.post(`/api/staff/rmas/${move}`, sent);
  if (status !== 200) throw new Error(`${move} of ${rma}: ${String(body["Message"])}`);
}

/** Its first line is accepted and comes; the others are not. */
async function inPart(desk: HttpShopper, rma: string): Promise<Readonly<Record<string, object[]>>> {
  const { body } = await desk.get(`/api/staff/rmas?q=${rma}`);
  const [first, ...others] = (body["Rmas"] as StaffRma[])[0]?.Lines ?? [];
  return {
    approve: others.map(({ Line }) => ({
      Line,
      Units: 0,
      Why: "It has been used for longer than the days of a return.",
    })),
    receive: [{ Line: first?.Line, Units: 1, Condition: "opened" }],
  };
}

/** Asks to send back one unit of so many of the first lines that have one left. */
export async function ask(visitor: Visitor, who: { OrderNumber: string; Email: string }, most = 1): Promise<string> {
  const { Lines } = await visitor.call(listRmaOthers, { body: who });
  const asked = Lines.filter(({ Left }) => Left > 0).slice(0, most);
  if (asked.length < most) throw new Error(`Too little of ${who.OrderNumber} can come back`);
  const { Rma } = await visitor.call(openRma, {
    body: {
      ...who,
      Lines: asked.map(({ Line }) => ({ Line, Units: 1 })),
      Wants: "refund",
      Reason: "damaged",
      Told: TOLD,
    },
  });
  return Rma.RmaNumber;
}
