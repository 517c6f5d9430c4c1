import type { OrderView } from "#contract/checkout.ts";
import type { BuildTest } from "#contract/order-work.ts";
import { toWireMoney } from "#rules/money/wire-money.ts";
import type { ShippingAddress } from "#rules/address/shipping-address.ts";
import { burnInEnds } from "#rules/order/burn-in.ts";
import { trackingPage } from "#rules/order/carriers.ts";
import { cents } from "#rules/money/cents.ts";
import { isOnTheFloor } from "#rules/order/floor-moves.ts";
import { isCanceled, isLapsed } from "#rules/order/ship-delay.ts";
import { staysInHouse } from "#rules/order/test-orders.ts";
import { mayChooseSize } from "#rules/order/pre-order-size.ts";
import { returnUntil } from "#rules/rma/return-window.ts";
import { localTime } from "#rules/shipping/warehouse-day.ts";
import { datesNow } from "#rules/shipping/shipping-dates.ts";
import { CHANGEABLE_BY_BUYER, isOneOfStates } from "#rules/revision/revision-states.ts";
import { orderPaymentState } from "#rules/payment/payment-states.ts";
import type { Bill } from "#rules/pricing/priced-cart.ts";
import { keptLocale } from "#messages/locales.ts";
import { type Words, wordsOf } from "#messages/words-of.ts";
import { wireTotals } from "../carts/wire-totals.ts";
import { warehouseTime } from "../delays/tell-delay.ts";
import { FIND_ORDER_RECORD, type OrderRecord } from "../orders/order-record.ts";
import type { World } from "../world.ts";
import { viewMeasured } from "./view-measured.ts";

/** The order as it was frozen, in the language it was placed in, with the steps that priced it and what has happened since. The caller has checked whose it is. */
export async function loadOrderView(
  world: Pick<World, "db" | "config" | "pictures" | "now" | "settings">,
  orderId: string,
  isOwn = false,
): Promise<OrderView> {
  const [found] = await FIND_ORDER_RECORD.run(world.db.queries, { id: orderId });
  if (!found) throw new Error(`No order ${orderId} to show`);
  return viewOrder(found.record, world, {
    isOwn,
    today: warehouseTime(world).on,
    isDemonstration: world.settings.isTest,
  });
}

/** By whom and when it is looked at. */
interface Seen {
  isOwn?: boolean;
  today?: string;
  isDemonstration?: boolean;
}

export function viewOrder(
  {
    order,
    payment,
    lines,
    size,
    events,
    tests,
    shipment,
    moreParcels,
    parcelNews,
    delay,
    refunds,
    revisions,
    voucher,
  }: OrderRecord,
  { config, pictures }: Pick<World, "config" | "pictures">,
  { isOwn = false, today = order.ships_on, isDemonstration = false }: Seen = {},
): OrderView {
  const words = wordsOf(keptLocale(order.locale, config));
  return {
    Success: true,
    OrderNumber: order.order_number,
    IsTest: order.is_test,
    PlacedAt: new Date(order.created_at).toISOString(),
    TimeZone: config.shipping.warehouse.timeZone,
    State: order.state,
    PaymentState: orderPaymentState(payment?.state ?? null, order.total_cents - order.voucher_cents),
    CardText: cardText(payment, words),
    GiftVoucherLast4: voucher ?? "",
    Email: order.email,
    ShipTo: shipTo(order.shipping_address, words.address),
    ZipCodeUnknown: order.zip_code_unknown,
    Shipping: { name: words.ownerTexts.ownerText(order.shipping_name), ...viewDates(order, config, today) },
    ...viewReturn(events, config, today),
    Delay: delay && viewDelay(order, delay, today, isDemonstration),
    Lines: lines.map((line) => viewLine(line, pictures, words)),
    Totals: wireTotals(order.priced_steps as Bill, cents(order.voucher_cents), words.priceSteps),
    Events: timeline(events, words),
    Tests: tests.map((test) => viewTest(test, config.service.burnInHours)),
    Parcels: (shipment ? [shipment, ...moreParcels] : []).map(({ carrier, tracking }) => ({
      Carrier: carrier,
      Tracking: tracking,
      Url: trackingPage(carrier, tracking),
      News: parcelNews
        .filter((one) => one.tracking === tracking)
        .map(({ at, news, place }) => ({ At: new Date(at).toISOString(), News: news, Place: place })),
    })),
    PreOrderSize: lines.some(({ facts }) => facts.deposit !== null)
      ? { Size: size ?? "", MayChoose: mayChooseSize(order.state, true) }
      : null,
    Texts: order.text_phone
      ? { CellPhone: `•••-${order.text_phone.slice(-4)}`, SendTextNote: order.text_ended_at === null }
      : null,
    Changes: viewChanges(order, revisions, isOwn),
    Refunds: refunds.map(({ amount_cents, state, created_at, to_voucher }) => ({
      At: new Date(created_at).toISOString(),
      Amount: toWireMoney(cents(amount_cents)),
      State: state,
      ToGiftVoucher: to_voucher,
    })),
  };
}

/** Who made it, and why it ended early, stays at the desk. */
function viewTest({ started_at, ended_at, result, measured }: OrderRecord["tests"][number], hours: number): BuildTest {
  const startedAt = new Date(started_at);
  return {
    StartedAt: startedAt.toISOString(),
    EndsAt: burnInEnds(startedAt, hours).toISOString(),
    EndedAt: ended_at === null ? "" : new Date(ended_at).toISOString(),
    Result: result ?? "",
    Measured: viewMeasured(measured),
  };
}

/** The days for a return count from delivery, on the store's clock. */
function viewReturn(
  events: OrderRecord["events"],
  { service, shipping }: World["config"],
  today: string,
): Pick<OrderView, "ReturnUntil" | "IsReturnOver"> {
  const delivered = events.findLast(({ name }) => name === "order_delivered");
  const on = delivered ? localTime(new Date(delivered.at).toISOString(), shipping.warehouse.timeZone).on : null;
  const until = returnUntil(on, service.returnDays);
  return { ReturnUntil: until ?? "", IsReturnOver: until !== null && today > until };
}

/** What is late and still here leaves today at the earliest, and arrives as much later; what has left keeps its days. */
function viewDates(
  order: OrderRecord["order"],
  config: World["config"],
  today: string,
): Omit<OrderView["Shipping"], "name"> {
  const promised = { shipsOn: order.ships_on, arrivesFrom: order.arrives_from, arrivesUntil: order.arrives_until };
  if (!isOnTheFloor(order.state)) return promised;
  return datesNow(promised, today, order.shipping_address.Country, config.shipping);
}

/** What can be pressed is what the call takes: the money back until it ships, the wait until it was agreed to or lapsed. */
function viewDelay(
  { state, is_test, test_mode }: OrderRecord["order"],
  delay: NonNullable<OrderRecord["delay"]>,
  today: string,
  isDemonstration: boolean,
): OrderView["Delay"] {
  const { silence, answer_by: answerBy, answer } = delay;
  const stays = staysInHouse({ isTest: is_test, isTestMode: test_mode }, isDemonstration);
  const isOpen = isOnTheFloor(state) && !stays && !isCanceled(delay);
  return {
    FromOn: delay.from_on,
    ShipsOn: delay.ships_on ?? "",
    Reason: delay.reason,
    Silence: silence,
    AnswerBy: answerBy,
    Answer: answer ?? "",
    MayCancel: isOpen,
    MayWait: isOpen && answer === null && !isLapsed({ silence, answer, answerBy }, today),
  };
}

/** A change that was made is told with what the order came to before it. */
function viewChanges(
  order: OrderRecord["order"],
  revisions: OrderRecord["revisions"],
  isOwn: boolean,
): OrderView["Changes"] {
  const applied = revisions.filter(({ state }) => state === "applied");
  const waiting = revisions.find(({ state }) => state === "waiting_payment");
  return {
    MayChange: isOwn && !waiting && !order.test_mode && isOneOfStates(CHANGEABLE_BY_BUYER, order.state),
    Waiting: waiting
      ? { Due: toWireMoney(cents(waiting.due_cents)), Until: new Date(waiting.expires_at).toISOString() }
      : null,
    Made: applied.slice(1).map(({ changed_at, total_cents }, at) => ({
      At: new Date(changed_at).toISOString(),
      Was: toWireMoney(cents(applied[at]?.total_cents ?? 0)),
      Is: toWireMoney(cents(total_cents)),
    })),
  };
}

/** `Visa ending in 4242`, all we ever know of a card, or the name of what paid instead. */
function cardText(payment: OrderRecord["payment"], { orderLines: { cardWords } }: Words): string {
  if (!payment?.card_last4) return payment?.card_type ?? "";
  return cardWords.endingIn(payment.card_type || cardWords.card, payment.card_last4);
}

function shipTo(address: ShippingAddress, { addressWords }: Words["address"]): OrderView["ShipTo"] {
  const place = `${address.City}, ${address.State} ${address.ZipCode}`;
  const lines = [
    address.CompanyName,
    address.Address1,
    address.Address2,
    place,
    addressWords.countryNames[address.Country] || address.Country,
  ].filter((line) => line !== "");
  return { name: `${address.FirstName} ${address.LastName}`, lines };
}

function viewLine(
  row: OrderRecord["lines"][number],
  pictures: World["pictures"],
  { orderLines }: Words,
): OrderView["Lines"][number] {
  return {
    ModelID: row.model_id ?? 0,
    SkuID: row.sku_id ?? 0,
    ItemDescription: row.facts.covers
      ? orderLines.longerWarrantyName(row.description, row.facts.covers.months)
      : row.description,
    MainPicture: row.picture,
    PictureVersion: pictures.versionOf(row.picture),
    Quantity: row.quantity,
    QuantityRefunded: row.refunded,
    UnitPrice: toWireMoney(cents(row.unit_cents)),
    Amount: toWireMoney(cents(row.amount_cents)),
    Detail: orderLines.orderLineText(row.facts),
    Light: row.facts.light ?? "",
    Made: row.made ?? (row.model_id === null ? "gear" : "built"),
    Parts: row.parts,
    Line: row.position + 1,
    Serials: row.serials.map(({ unit, part, serial }) => ({ Unit: unit, Part: part, Serial: serial })),
    CardApart: row.facts.cardApart ?? false,
  };
}

function timeline(events: OrderRecord["events"], { orderEvents: { orderEventWords } }: Words): OrderView["Events"] {
  return events.flatMap(({ name, at }) => {
    const text = orderEventWords[name];
    return text === null ? [] : [{ at: new Date(at).toISOString(), name, text }];
  });
}
