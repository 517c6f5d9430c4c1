import type { Answer, Api } from "#contract/call.ts";
import {
  backToBench,
  correctParcels,
  cancelPaidOrder,
  deliverOrder,
  holdOrder,
  noteOnOrder,
  packOrder,
  refundChange,
  releaseOrder,
  type SeenOrder,
  sendToTest,
  shipOrder,
  type StaffOrder,
  startBuild,
} from "#contract/staff-orders.ts";
import { delayOrder } from "#contract/staff-delays.ts";
import { recordMeasured } from "#contract/staff-tests.ts";
import { recordSerials, type WrittenSerial } from "#contract/staff-serials.ts";
import { cancelLabel, makeLabel } from "#contract/staff-labels.ts";
import { CARRIERS } from "#rules/order/carriers.ts";
import { MEASURED_NAMES, type MeasuredName } from "#rules/order/measured-values.ts";
import { DELAY_REASONS } from "#rules/order/ship-delay.ts";
import { browserAlert } from "../api/browser-alert.ts";

type Text = (name: string) => string;

/** What a button of the desk sends, by its name. Needs what the form says of the order as it was seen. */
export function pressMove(api: Api, intent: string, order: SeenOrder, text: Text): Promise<Answer<StaffOrder>> {
  const Reason = text("Reason");
  switch (intent) {
    case "start_build":
      return api(startBuild, { body: order });
    case "send_to_test":
      return api(sendToTest, { body: order });
    case "back_to_bench":
      return api(backToBench, { body: { ...order, Reason } });
    case "pack":
      return api(packOrder, { body: { ...order, Early: text("Early") } });
    case "ship": {
      const Carrier = CARRIERS.find((carrier) => carrier === text("Carrier")) ?? CARRIERS[0];
      return api(shipOrder, { body: { ...order, Carrier, Tracking: text("Tracking") } });
    }
    case "parcels":
      return api(correctParcels, { body: { ...order, Parcels: parcelsIn(text) } });
    case "serials":
      return api(recordSerials, { body: { ...order, Serials: serialsIn(text) } });
    case "measured":
      return api(recordMeasured, { body: { ...order, Values: measuredIn(text) } });
    case "label":
      return api(makeLabel, { body: order });
    case "cancel-label":
      return api(cancelLabel, { body: order });
    case "deliver":
      return api(deliverOrder, { body: order });
    case "hold":
      return api(holdOrder, { body: { ...order, Reason } });
    case "release":
      return api(releaseOrder, { body: order });
    case "delay": {
      const reason = DELAY_REASONS.find((one) => one === text("DelayReason")) ?? "not_ready";
      return api(delayOrder, { body: { ...order, ShipsOn: text("ShipsOn"), Reason: reason } });
    }
    case "note":
      return api(noteOnOrder, { body: { ...order, Text: text("Text") } });
    case "cancel":
      return api(cancelPaidOrder, { body: { ...order, Reason, Key: text("Key") } });
    case "refund_change":
      return api(refundChange, { body: { ...order, Reason, Key: text("Key") } });
    default:
      return Promise.resolve({ ok: false, status: 400, alert: browserAlert("unknown_form", {}) });
  }
}

/** What the form of a PC says of it and of its parts, in their order. */
export function serialsIn(text: Text): WrittenSerial[] {
  const unit = { Line: Number(text("Line")), Unit: Number(text("Unit")) };
  return Array.from({ length: Math.min(Number(text("Parts")), MOST_PARTS) + 1 }, (_, Part) => ({
    ...unit,
    Part,
    Serial: text(`Serial-${Part}`).trim(),
  }));
}

/** Every value of the form; an empty one takes off what stood there. What is no number is refused by the call. */
function measuredIn(text: Text): { Name: MeasuredName; Value: number | null }[] {
  return MEASURED_NAMES.map((Name) => {
    const typed = text(Name).trim();
    return { Name, Value: typed === "" ? null : Number(typed) };
  });
}

/** The rows of the form that have a number. */
function parcelsIn(text: Text): { Carrier: (typeof CARRIERS)[number]; Tracking: string }[] {
  return Array.from({ length: MOST_PARCELS + 1 }, (_, at) => ({
    Carrier: CARRIERS.find((carrier) => carrier === text(`Carrier-${at}`)) ?? CARRIERS[0],
    Tracking: text(`Tracking-${at}`).trim(),
  })).filter(({ Tracking }) => Tracking !== "");
}

const MOST_PARCELS = 20;
const MOST_PARTS = 99;
