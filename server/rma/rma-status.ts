import type { findRmaStatus as findCall, getRmaStatus as call, RmaStatus } from "#contract/rma.ts";
import { cents } from "#rules/money/cents.ts";
import { toWireMoney } from "#rules/money/wire-money.ts";
import { refuse, type Refusal } from "#rules/refusal.ts";
import type { RefundState } from "#rules/refund/refund-states.ts";
import { returnPaidBy, rmaDue } from "#rules/rma/rma-due.ts";
import { RMA_ENDED, type RmaState } from "#rules/rma/rma-states.ts";
import { localTime } from "#rules/shipping/warehouse-day.ts";
import { warehouseTime } from "../delays/tell-delay.ts";
import type { Queries } from "../db/database.ts";
import type { Shopper } from "../http/principal.ts";
import type { Handler } from "../http/route.ts";
import type { World } from "../world.ts";
import { viewRmaLabel } from "./rma-label.ts";
import { findRmaOrder } from "./find-rma-order.ts";
import { listRmaMessages } from "./rma-messages-table.ts";
import { listRmaLines } from "./rma-lines-table.ts";
import { findRmaOf, viewRma } from "./rmas-table.ts";
import { spoken } from "../languages/spoken.ts";

const { litName } = spoken.lightColors;

export const getRmaStatus: Handler<typeof call> = ({ world, principal, query }) =>
  answerStatus(world, principal, { ...query, Email: "" });
export const findRmaStatus: Handler<typeof findCall> = ({ world, principal, body }) =>
  answerStatus(world, principal, body);

async function answerStatus(
  world: World,
  principal: Shopper,
  asked: { OrderNumber: string; Email: string; RmaNumber: string },
): Promise<Refusal | { reply: RmaStatus }> {
  const order = await findRmaOrder(world, principal, asked);
  if (!order) return refuse("order_unknown");
  const { queries } = world.db;
  const found = await findRmaOf(queries, order.id, asked.RmaNumber);
  if (!found) return refuse("rma_unknown");
  const [rma, moves, lines, refunds, messages, label, { member_id: memberId }] = await Promise.all([
    viewRma(queries, order.id, asked.RmaNumber),
    listMoves(queries, found.id),
    listRmaLines(queries, found.id),
    listRefunds(queries, found.id),
    listRmaMessages(queries, found.id),
    viewRmaLabel(queries, found.id),
    queries.selectFrom("orders").select("member_id").where("id", "=", order.id).executeTakeFirstOrThrow(),
  ]);
  const { service, shipping, store } = world.config;
  const { timeZone, calendar } = shipping.warehouse;
  const since = localTime(rma.ChangedAt, timeZone).on;
  const by = rmaDue({ state: rma.State, since }, service, calendar);
  const sent = refunds.filter(({ state }) => state === "succeeded");
  return {
    reply: {
      Success: true,
      Rma: rma,
      IsMembers: principal.kind === "member" && memberId === principal.memberId,
      Moves: moves.map(({ state, at }) => ({ State: state, At: at.toISOString() })),
      NextBy: by ?? "",
      IsLate: by !== null && warehouseTime(world).on > by,
      SendTo: store.address,
      // Under our label we pay, whoever was to.
      PaidBy: label ? "store" : returnPaidBy(rma.Reason, service),
      Lines: lines.map((line) => ({
        ItemDescription: litName(line.name, line.light),
        Units: line.units,
        Accepted: line.accepted,
        Why: line.why,
        Received: line.received,
        Condition: line.condition,
        RefundedUnits: line.refundedUnits,
        Refunded: toWireMoney(cents(line.refundedCents + line.refundedTaxCents)),
      })),
      Refunds: refunds.map(({ at, amountCents, state, toVoucher }) => ({
        At: at.toISOString(),
        Amount: toWireMoney(cents(amountCents)),
        State: state,
        ToGiftVoucher: toVoucher,
      })),
      Refunded: toWireMoney(cents(sent.reduce((sum, { amountCents }) => sum + amountCents, 0))),
      Messages: messages,
      MayWrite: !RMA_ENDED.includes(rma.State),
      Label: found.state === "approved" ? label : null,
      TimeZone: timeZone,
    },
  };
}

function listMoves(queries: Queries, rmaId: string): Promise<{ state: RmaState; at: Date }[]> {
  return (
    queries
      .selectFrom("rma_moves")
      .select(["state", "at"])
      .where("rma_id", "=", rmaId)
      // Of two in one instant the request was first.
      .orderBy("at")
      .orderBy((eb) => eb("state", "=", "requested"), "desc")
      .execute()
  );
}

async function listRefunds(
  queries: Queries,
  rmaId: string,
): Promise<{ at: Date; amountCents: number; state: RefundState; toVoucher: boolean }[]> {
  const rows = await queries
    .selectFrom("refunds")
    .select(["created_at", "amount_cents", "state", "voucher_id"])
    .where("rma_id", "=", rmaId)
    .orderBy("created_at")
    .orderBy("key")
    .execute();
  return rows.map((row) => ({
    at: row.created_at,
    amountCents: row.amount_cents,
    state: row.state,
    toVoucher: row.voucher_id !== null,
  }));
}
