import { readFile } from "node:fs/promises";
import { addRmaProof, listRmaOthers, openRma, withdrawRma } from "#contract/rma.ts";
import type { HttpShopper } from "#server/testing/http-shopper.ts";
import type { Visitor } from "#server/testing/visitor.ts";
import type { SceneStage } from "./scene-stage.ts";

const TOLD = "The glass of the side panel came cracked at one corner; the box itself looked fine from outside.";
type Step = readonly [move: "approve" | "reject" | "receive" | "settle", version: number, answer: string];

/** What each member's return went through, the newest last. */
const STORIES = [
  ["returnDone", ["approve", 1, "Use both boxes."], ["receive", 2, ""], ["settle", 3, ""]],
  ["returnRejected", ["reject", 1, "Scratches from use are not covered; see the warranty page."]],
  ["returnReceived", ["approve", 1, "Use both boxes, please."], ["receive", 2, ""]],
  ["returnApproved", ["approve", 1, "Use both boxes, please, and take the graphics card out first."]],
  ["returnWithdrawn"],
  ["returnRequested"],
] as const satisfies readonly (readonly [string, ...Step[]])[];

/** A member's returns, one in each state, of the orders that were delivered. */
export async function fillReturns(stage: SceneStage, visitor: Visitor, desk: HttpShopper): Promise<void> {
  const orders = ["delivered", "delivered", "deliveredLaptop", "deliveredGear", "shipped", "shipped"];
  for (const [at, [name, ...steps]] of STORIES.entries()) {
    const who = { OrderNumber: stage.facts.get(orders[at] ?? "") ?? "", Email: "" };
    const rma = await ask(visitor, who);
    stage.facts.set(name, rma);
    if (name === "returnWithdrawn") await visitor.call(withdrawRma, { body: { ...who, RmaNumber: rma } });
    if (name === "returnRequested") {
      const Base64 = (await readFile("storefront/public/icon-192.png")).toString("base64");
      await visitor.call(addRmaProof, { body: { ...who, RmaNumber: rma, Name: "cracked-corner.png", Base64 } });
    }
    for (const [move, Version, Answer] of steps) {
      const { status, body } = await desk.post(`/api/staff/rmas/${move}`, { RmaNumber: rma, Version, Answer });
      if (status !== 200) throw new Error(`${move} of ${rma}: ${String(body["Message"])}`);
    }
  }
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
