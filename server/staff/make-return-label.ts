import type { LabelToMake } from "#adapters/shipping/shipping-carrier.ts";
import type { ReplyOf } from "#contract/call.ts";
import type { cancelRmaLabel as cancelCall, makeRmaLabel as makeCall } from "#contract/staff-rmas.ts";
import { type Refusal, refuse } from "#rules/refusal.ts";
import type { Tx } from "../db/database.ts";
import type { HandlerAnswer, StaffActHandler } from "../http/route.ts";
import { findLabel, insertLabel, moveLabel } from "../orders/shipping-labels-table.ts";
import { returnParcelOf } from "../rma/return-parcel-of.ts";
import type { World } from "../world.ts";
import { askCarrier, cancelAtCarrier } from "./ask-carrier.ts";
import { lockRma } from "./lock-rma.ts";
import { noteStaffAct } from "./staff-log.ts";
import { listStaffRmas } from "./staff-rmas-table.ts";

type Acting = Parameters<StaffActHandler<typeof makeCall>>[0];
type LockedRma = NonNullable<Awaited<ReturnType<typeof lockRma>>>;

/** A label on the store's account for a return that was accepted, one at a time; its buyer is mailed once it is made. */
export const makeRmaLabel: StaffActHandler<typeof makeCall> = async (acting) => {
  const { world, principal } = acting;
  const { carrier } = world;
  const asked: { id: string; rmaId: string; parcel: LabelToMake }[] = [];
  const refused = await onRma(acting, async (tx, rma) => {
    if (!carrier) return refuse("carrier_none");
    if (rma.state !== "approved") return refuse("rma_moved");
    const of = { orderId: rma.orderId, rmaId: rma.id };
    const last = await findLabel(tx, of, world.now());
    if (last && ["asked", "made", "cancelling"].includes(last.state)) return refuse("label_there");
    const parcel = await returnParcelOf(world, tx, of);
    if (!parcel) return refuse("carrier_none");
    const id = await insertLabel(world, tx, { ...of, label: parcel.label, madeBy: principal.staffId });
    asked.push({ id, rmaId: rma.id, parcel });
    return null;
  });
  const [one] = asked;
  if (refused) return refused;
  if (!one || !carrier) return refuse("carrier_none");
  const failed = await askCarrier(world, carrier, one, (tx) => mailLabel(world, tx, one));
  return failed ?? viewed(acting);
};

/** Ended here first, so that nobody prints it any more; where the carrier does not answer it is pressed again. */
export const cancelRmaLabel: StaffActHandler<typeof cancelCall> = async (acting) => {
  const { world } = acting;
  const { carrier } = world;
  const ended: { id: string; tracking: string }[] = [];
  const refused = await onRma(acting, async (tx, rma) => {
    if (!carrier) return refuse("carrier_none");
    const label = await findLabel(tx, { orderId: rma.orderId, rmaId: rma.id }, world.now());
    if (!label?.tracking || (label.state !== "made" && label.state !== "cancelling")) return refuse("label_none");
    if (label.parcel !== "labelled") return refuse("rma_moved");
    if (label.state === "made") await moveLabel(world, tx, { id: label.id, from: "made", to: "cancelling" });
    ended.push({ id: label.id, tracking: label.tracking });
    return null;
  });
  const [one] = ended;
  if (refused) return refused;
  if (!one || !carrier) return refuse("label_none");
  return (await cancelAtCarrier(world, carrier, one)) ?? viewed(acting);
};

/** Does something about a return as it was seen, under its order's lock, and notes it. */
async function onRma(
  { world, principal, act, body }: Acting,
  change: (tx: Tx, rma: LockedRma) => Promise<Refusal | null>,
): Promise<Refusal | null> {
  return world.db.transaction(async (tx) => {
    const rma = await lockRma(tx, body.RmaNumber);
    if (!rma) return refuse("rma_unknown");
    if (rma.version !== body.Version) return refuse("rma_moved");
    const refusal = await change(tx, rma);
    if (refusal) return refusal;
    await noteStaffAct(world, tx, {
      staffId: principal.staffId,
      act: act.audit,
      subject: `rma:${body.RmaNumber}`,
      before: {},
      after: {},
      reason: "",
      clientKey: principal.clientKey,
    });
    return null;
  });
}

async function mailLabel(world: World, tx: Tx, { id: labelId, rmaId }: { id: string; rmaId: string }): Promise<void> {
  await tx
    .insertInto("outbox")
    .values({
      topic: "rma_label",
      dedupe_key: `rma_label:${labelId}`,
      payload: JSON.stringify({ labelId, rmaId }),
      created_at: world.now(),
    })
    .execute();
}

async function viewed({ world, body }: Acting): Promise<HandlerAnswer<ReplyOf<typeof makeCall>>> {
  const [Rma] = await listStaffRmas(world, body.RmaNumber);
  return Rma ? { reply: { Success: true, Rma } } : refuse("rma_unknown");
}
