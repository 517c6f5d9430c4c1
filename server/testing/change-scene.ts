import { randomUUID } from "node:crypto";
import { storeConfig } from "#config";
import { getOrder } from "#contract/checkout.ts";
import {
  changePaidOrder,
  getOrderChange,
  type OrderChange,
  payOrderChange,
  quoteOrderChange,
} from "#contract/order-changes.ts";
import { deliverOutbox } from "../jobs/deliver-outbox.ts";
import { recomputeOrder, recomputeRevisions } from "../orders/recompute-order.ts";
import { DeskScene } from "./desk-scene.ts";
import { SHOP } from "./small-shop.ts";
import { CARDS } from "./test-market.ts";

export const NOTHING: OrderChange = { Lines: [], ShippingMethodID: null, Address: null };

/** So many of the mice stay. */
export const fewer = (Quantity: number): OrderChange => ({ ...NOTHING, Lines: [{ Line: 1, Quantity }] });

/** A paid order of three mice that its buyer, or the desk, changes. */
export class ChangeScene extends DeskScene {
  orderOf() {
    return this.buyer.call(getOrder, { query: { number: this.order } });
  }

  changeable() {
    return this.buyer.call(getOrderChange, { query: { number: this.order } });
  }

  quote(Change: OrderChange) {
    return this.buyer.call(quoteOrderChange, { body: { OrderNumber: this.order, Change } });
  }

  tryQuote(Change: OrderChange) {
    return this.buyer.tryCall(quoteOrderChange, { body: { OrderNumber: this.order, Change } });
  }

  /** As the buyer sees the new total and presses. */
  async change(Change: OrderChange, more: object = {}) {
    const { Then } = await this.quote(Change);
    const body = { OrderNumber: this.order, Change, Total: Then.Totals.Total, Key: randomUUID(), ...more };
    return this.buyer.tryCall(changePaidOrder, { body });
  }

  /** As staff who have seen the order and its new total. */
  async staffChange(Change: OrderChange, more: object = {}) {
    const { Then } = await this.quote(Change);
    return { ...(await this.seen()), Change, Total: Then.Totals.Total, Key: randomUUID(), Reason: "Called", ...more };
  }

  async waitingId(): Promise<string> {
    return (await this.changeable()).Waiting?.Id ?? "";
  }

  async pay(PaymentToken: string = CARDS.approved, id?: string) {
    const body = { OrderNumber: this.order, Id: id ?? (await this.waitingId()), PaymentToken };
    return this.buyer.tryCall(payOrderChange, { body });
  }

  /** The dearest way to ship it. */
  async express(): Promise<OrderChange> {
    const { ShippingChoices } = await this.changeable();
    return { ...NOTHING, ShippingMethodID: ShippingChoices.at(-1)?.ShippingMethodID ?? 0 };
  }

  /** What the order or a change of it would cost otherwise today: nothing. */
  async recomputed() {
    const { queries } = this.market.db;
    const all = [
      await recomputeOrder(queries, storeConfig, this.order),
      ...(await recomputeRevisions(queries, storeConfig, this.order)),
    ];
    return all.filter((one) => one?.charged !== one?.recomputed || one?.differences.length !== 0);
  }

  async onHand(): Promise<number> {
    const stock = this.market.db.queries.selectFrom("stock").select("on_hand").where("sku_id", "=", SHOP.mouse);
    return (await stock.executeTakeFirstOrThrow()).on_hand;
  }

  /** Subjects of the mails about the order that have gone out by now. */
  async subjects(): Promise<string[]> {
    await deliverOutbox(this.market.world);
    return this.mails.map(({ subject }) => subject).filter((subject) => subject.includes(this.order));
  }
}
