import { openWebhookReceiver } from "#sandbox/receiver/webhook-receiver.ts";
import type { HttpAnswer, HttpShopper } from "#server/testing/http-shopper.ts";
import { sendWebhooks } from "#server/webhooks/send-webhooks.ts";
import type { SceneStage } from "./scene-stage.ts";

const EVENTS = ["order.created", "order.paid", "order.shipped"];

/** Programs that will be told of the orders: one that answers, one that is away, one that is switched off. */
export async function addWebhooks(stage: SceneStage, desk: HttpShopper): Promise<() => Promise<void>> {
  const receiver = await openWebhookReceiver(() => stage.world.now());
  const add = async (Url: string) => {
    const { body } = done(await desk.post("/api/staff/webhooks/add", { Url, Events: EVENTS }));
    receiver.secrets.push(String(body["Secret"]));
    return body["Webhook"] as { Id: string; Version: number };
  };
  stage.facts.set("webhook", (await add(receiver.url)).Id);
  stage.facts.set("webhookAway", (await add("http://127.0.0.1:9/labels")).Id);
  const off = await add("https://erp.example.com/orders");
  done(await desk.post("/api/staff/webhooks/switch", { Id: off.Id, Version: off.Version, On: false }));
  receiver.answers = [500, 503];
  receiver.says = '{"error":"The table of orders is locked"}';
  return async () => {
    await sendWebhooks(stage.world);
    done(await desk.post("/api/staff/webhooks/test", { Id: stage.facts.get("webhook") }));
    await receiver.close();
  };
}

function done(answer: HttpAnswer): HttpAnswer {
  if (answer.status !== 200) throw new Error(`A webhook was not changed: ${answer.status}`);
  return answer;
}
