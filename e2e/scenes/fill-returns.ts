import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { addRmaProof, listRmaOthers, openRma, withdrawRma, writeRmaMessage } from "#contract/rma.ts";
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
] as const satisfies readonly (readonly [string, ...Step[]])[];

/** A member's returns, one in each state, of the orders that were delivered. */
export async function fillReturns(stage: SceneStage, visitor: Visitor, desk: HttpShopper): Promise<void> {
  const orders = ["delivered", "delivered", "deliveredLaptop", "deliveredGear", "shipped", "shipped", "shipped"];
  for (const [at, [name, ...steps]] of STORIES.entries()) {
    const who = { OrderNumber: stage.facts.get(orders[at] ?? "") ?? "", Email: "" };
    const rma = await ask(visitor, who);
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
    for (const step of steps) await press(desk, { order: who.OrderNumber, rma }, step);
  }
}

/** One press at the desk about a return; the money of it is its order's. */
async function press(
  desk: HttpShopper,
  { order, rma }: { order: string; rma: string },
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
  const { status, body } = await desk.post(`/api/staff/rmas/${move}`, { RmaNumber: rma, Version: version, ...text });
  if (status !== 200) throw new Error(`${move} of ${rma}: ${String(body["Message"])}`);
}

/** Asks to send back one unit of the first line that has one left. */
export async function ask(visitor: Visitor, who: { OrderNumber: string; Email: string }): Promise<string> {
  const { Lines } = await visitor.call(listRmaOthers, { body: who });
  const line = Lines.find(({ Left }) => Left > 0);
  if (!line) throw new Error(`Nothing of ${who.OrderNumber} can come back`);
  const { Rma } = await visitor.call(openRma, {
    body: { ...who, Lines: [{ Line: line.Line, Units: 1 }], Wants: "refund", Reason: "damaged", Told: TOLD },
  });
  return Rma.RmaNumber;
}
