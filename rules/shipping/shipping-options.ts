import { isSpecialRegion } from "../address/special-region.ts";
import { preOrderDeposits } from "../cart/pre-order-deposits.ts";
import { serviceAmount } from "../cart/service-line.ts";
import { NO_CENTS, cents, type Cents } from "../money/cents.ts";
import type { Destination } from "../address/destination.ts";
import type { Handover, ShippingMethodId } from "./shipping-config.ts";
import { freeShippingFor, freeShippingLeft } from "./free-shipping.ts";
import { gearShippingFee } from "./gear-shipping-fee.ts";
import { offeredMethods } from "./offered-methods.ts";
import { isReadyMadeCart, rdyMethodFor, rdyShippingFee, rdyTransit } from "./rdy-shipping.ts";
import { type CartToShip, isSystem, shippedLines } from "./shipped-kinds.ts";
import type { ShippingConfig, ShippingMethod, ShippingZone, SystemRates, TransitDays } from "./shipping-config.ts";
import { arrival, shipsOn } from "./shipping-dates.ts";
import type { ShippingFee, ShippingReason } from "./shipping-reason.ts";
import { shippingZone } from "./shipping-zone.ts";
import { systemShippingFee } from "./system-shipping-fee.ts";
import { localTime } from "./warehouse-day.ts";

export interface ShippingOption {
  methodId: ShippingMethodId;
  /** As the settings call it; empty where nothing is shipped. */
  name: string;
  fee: Cents;
  /** `YYYY-MM-DD`. */
  shipsOn: string;
  arrivesFrom: string;
  arrivesUntil: string;
  reason: ShippingReason;
  handover: Handover;
}

/**
 * Every method this cart may ship by, cheapest first, then soonest; each with its fee, its days and why.
 * Empty for an empty cart, an unknown destination, and a place nothing in the cart's mix can be carried to.
 * A coupon for free shipping is the coupon's own step, not a fee of 0 here.
 */
export function shippingOptionsFor(
  wholeCart: CartToShip,
  afterDiscountSubtotal: Cents,
  config: { shipping: ShippingConfig },
): readonly ShippingOption[] {
  const { shipping } = config;
  const { destination } = wholeCart;
  const shipped = shippedLines(wholeCart);
  const isAllDeposits = shipped.length === 0;
  const deposits = wholeCart.lines.filter(({ isPreOrderDeposit }) => isPreOrderDeposit);
  const isNothingShipped = isAllDeposits && deposits.length === 0;
  const cart = isNothingShipped ? wholeCart : { ...wholeCart, lines: isAllDeposits ? deposits : shipped };
  const zone = destination && shippingZone(destination, shipping);
  if (!destination || !zone || cart.lines.length === 0) return [];
  const methods = offeredMethods(cart, destination, zone, shipping);
  const [anyMethod] = methods;
  if (isNothingShipped) return anyMethod ? [nothingShips(anyMethod.methodId, cart, shipping)] : [];
  const place: Place = {
    isAllDeposits,
    on: localTime(cart.pricedAt, shipping.warehouse.timeZone).on,
    destination,
    zone,
    freeMethodId: includedMethodId(methods, destination, zone, shipping),
  };
  const leavesOn = shipsOn(cart, shipping);
  const merchandise = shippedSubtotal(wholeCart, afterDiscountSubtotal);
  const options = methods.map((method): ShippingOption => {
    const { fee, reason, transit } = charge(cart, merchandise, method, place, shipping);
    return {
      methodId: method.methodId,
      name: (zone !== "military" && method.civilianName) || method.name,
      fee,
      ...arrival(leavesOn, transit, destination, shipping),
      reason,
      handover: method.handover ?? "any_time",
    };
  });
  return options.toSorted(
    (a, b) => a.fee - b.fee || a.arrivesUntil.localeCompare(b.arrivesUntil) || a.methodId - b.methodId,
  );
}

/** An order names a method even where nobody carries anything: it costs nothing and is done on the day of the order. */
function nothingShips(methodId: ShippingMethodId, { pricedAt }: CartToShip, shipping: ShippingConfig): ShippingOption {
  const { on } = localTime(pricedAt, shipping.warehouse.timeZone);
  const dates = { shipsOn: on, arrivesFrom: on, arrivesUntil: on };
  return { methodId, name: "", fee: NO_CENTS, ...dates, reason: { because: "nothing_ships" }, handover: "any_time" };
}

/** What counts towards free shipping: a deposit is no merchandise on the way, and a service neither. */
function shippedSubtotal(cart: Pick<CartToShip, "lines">, afterDiscountSubtotal: Cents): Cents {
  return cents(afterDiscountSubtotal - depositAmount(cart) - serviceAmount(cart.lines));
}

/** What the cart is short of free shipping by one of the ways it is offered; null where no more merchandise would free one. */
export function leftToShipFree(
  wholeCart: CartToShip,
  afterDiscountSubtotal: Cents,
  options: readonly Pick<ShippingOption, "methodId">[],
  { shipping }: { shipping: ShippingConfig },
): Cents | null {
  const { destination, pricedAt } = wholeCart;
  const lines = shippedLines(wholeCart);
  const zone = destination && shippingZone(destination, shipping);
  if (!zone || lines.length === 0) return null;
  const { on } = localTime(pricedAt, shipping.warehouse.timeZone);
  const methodIds = options.map(({ methodId }) => methodId);
  const merchandise = shippedSubtotal(wholeCart, afterDiscountSubtotal);
  return freeShippingLeft({ ...wholeCart, lines }, merchandise, methodIds, zone, on, shipping);
}

/** Deposits are never discounted, so what they cost is what is paid for them. */
function depositAmount({ lines }: Pick<CartToShip, "lines">): Cents {
  return preOrderDeposits(lines.filter(({ freeWithLineId }) => freeWithLineId === null)).amount;
}

interface Place {
  isAllDeposits: boolean;
  /** Today at the warehouse. */
  on: string;
  destination: Destination;
  zone: ShippingZone;
  freeMethodId: ShippingMethodId | null;
}

function charge(
  cart: CartToShip,
  shippedSubtotal: Cents,
  method: ShippingMethod,
  place: Place,
  shipping: ShippingConfig,
): ShippingFee & { transit: TransitDays } {
  const { methodId } = method;
  const { lines } = cart;
  const systems = lines.filter(isSystem);
  const rdy = isReadyMadeCart(systems) ? rdyMethodFor(methodId, place.destination, place.zone, shipping) : "standard";
  const transit = typeof rdy === "object" ? rdyTransit(rdy, shipping) : ratesOf(method, place.destination).transit;
  if (place.isAllDeposits) return { fee: NO_CENTS, reason: { because: "deposits_only" }, transit };
  const offer = freeShippingFor(cart, shippedSubtotal, methodId, place.zone, place.on, shipping);
  if (offer) return { ...offer, transit };
  if (systems.length === 0) return { ...gearShippingFee(lines, methodId, place.destination, shipping), transit };
  if (typeof rdy === "object") return { ...rdyShippingFee(rdy, systems, shipping), transit };
  return { ...systemShippingFee(systems, systemRates(method, place, shipping), shipping.includedInPrice), transit };
}

/** `Increase`, or the rates of `SpecialFreeShipping` for the method whose cost every system's price holds. */
function systemRates(method: ShippingMethod, place: Place, shipping: ShippingConfig): SystemRates {
  const { defaultDesktop, defaultLaptop } = shipping.specialFreeShipping;
  if (method.methodId === place.freeMethodId) return { desktop: defaultDesktop, laptop: defaultLaptop };
  return ratesOf(method, place.destination).increase;
}

/** The default method where it is offered; where it is not, the cheapest other one that is not excluded. */
function includedMethodId(
  methods: readonly ShippingMethod[],
  destination: Destination,
  zone: ShippingZone,
  shipping: ShippingConfig,
): ShippingMethodId | null {
  const { defaultMethod, excludeMethods, zones } = shipping.specialFreeShipping;
  if (!zones.includes(zone)) return null;
  if (methods.some(({ methodId }) => methodId === defaultMethod)) return defaultMethod;
  const desktopRate = (method: ShippingMethod) => ratesOf(method, destination).increase.desktop;
  const others = methods.filter(({ methodId }) => !excludeMethods.includes(methodId));
  return others.toSorted((a, b) => desktopRate(a) - desktopRate(b))[0]?.methodId ?? null;
}

function ratesOf(method: ShippingMethod, destination: Destination): { increase: SystemRates; transit: TransitDays } {
  return (isSpecialRegion(destination) ? method.specialRegion : null) ?? method;
}
