import type { HttpBindings } from "@hono/node-server";
import { type Context, Hono } from "hono";
import { z } from "zod";
import { resetConnection, staySilent } from "../break-connection.ts";
import { isKeyOf } from "../is-key-of.ts";
import { FEDEX_SANDBOX_KEYS, FEDEX_TOKEN, type FedexFault, type FedexPeer } from "./fedex-peer.ts";
import { labelPdf } from "./label-pdf.ts";

const Address = z.strictObject({
  streetLines: z.array(z.string().min(1)).min(1).max(3),
  city: z.string().min(1),
  stateOrProvinceCode: z.string().length(2),
  postalCode: z.string().min(5),
  countryCode: z.enum(["US", "CA"]),
});
const Contact = z.strictObject({
  personName: z.string().min(1).optional(),
  companyName: z.string().min(1).optional(),
  phoneNumber: z.string().regex(/^\d{10,15}$/),
  phoneExtension: z
    .string()
    .regex(/^\d{1,6}$/)
    .optional(),
});
const Party = z.strictObject({ contact: Contact, address: Address });
const Money = z.strictObject({ amount: z.number().min(0), currency: z.literal("USD") });
const Weight = z.strictObject({ units: z.literal("LB"), value: z.number().positive() });
const ToShip = z.strictObject({
  labelResponseOptions: z.literal("LABEL"),
  accountNumber: z.strictObject({ value: z.literal(FEDEX_SANDBOX_KEYS.accountNumber) }),
  requestedShipment: z
    .strictObject({
      shipDatestamp: z.iso.date(),
      serviceType: z.string().min(1),
      packagingType: z.literal("YOUR_PACKAGING"),
      pickupType: z.string(),
      shipper: Party,
      recipients: z.array(Party).length(1),
      shippingChargesPayment: z.strictObject({ paymentType: z.literal("SENDER") }),
      shipmentSpecialServices: z
        .strictObject({
          specialServiceTypes: z.tuple([z.literal("RETURN_SHIPMENT")]),
          returnShipmentDetail: z.strictObject({ returnType: z.literal("PRINT_RETURN_LABEL") }),
        })
        .optional(),
      labelSpecification: z.strictObject({ imageType: z.literal("PDF"), labelStockType: z.literal("STOCK_4X6") }),
      totalPackageCount: z.int().min(1),
      requestedPackageLineItems: z
        .array(
          z.strictObject({
            weight: Weight,
            declaredValue: Money,
            customerReferences: z.array(z.strictObject({ customerReferenceType: z.string(), value: z.string() })),
          }),
        )
        .min(1),
      customsClearanceDetail: z
        .object({ dutiesPayment: z.object({ paymentType: z.string() }), totalCustomsValue: Money })
        .optional(),
    })
    .refine(({ shipper, recipients: [to], customsClearanceDetail: customs }) =>
      [shipper, to].some((party) => party?.address.countryCode === "CA") ? customs !== undefined : true,
    ),
});
const ToCancel = z.object({ trackingNumber: z.string() });
const ToTrack = z.object({
  trackingInfo: z.array(z.object({ trackingNumberInfo: z.object({ trackingNumber: z.string() }) })).min(1),
});

/** FedEx's OAuth, Ship v1 and Track v1. */
export function fedexApi(peer: FedexPeer): Hono<{ Bindings: HttpBindings }> {
  const api = new Hono<{ Bindings: HttpBindings }>();
  api.post("/oauth/token", async (c) => {
    const form = new URLSearchParams(await c.req.text());
    const isKnown =
      form.get("client_id") === FEDEX_SANDBOX_KEYS.clientId &&
      form.get("client_secret") === FEDEX_SANDBOX_KEYS.clientSecret;
    return isKnown
      ? c.json({ access_token: FEDEX_TOKEN, token_type: "bearer", expires_in: 3599 })
      : c.json(problem("NOT.AUTHORIZED.ERROR"), 401);
  });
  api.use(async (c, next) => {
    const fault = peer.faults.take();
    if (fault === "garbage") return c.html("<h1>Welcome</h1>");
    if (fault === "refused") return c.json(problem("RECIPIENTS.POSTALCODE.INVALID"), 400);
    if (!fault?.endsWith("_before")) await next();
    if (fault === null) return;
    // What was answered is lost, whatever it was.
    c.res = undefined;
    c.res = await broken(c, fault);
    return;
  });
  api.use(async (c, next) => {
    if (!isKeyOf(c, `Bearer ${FEDEX_TOKEN}`)) return c.json(problem("NOT.AUTHORIZED.ERROR"), 401);
    return next();
  });
  const read = async <Schema extends z.ZodType>(c: Context, schema: Schema) =>
    schema.safeParse(await c.req.json().catch(() => null));
  api.post("/ship/v1/shipments", async (c) => {
    const sent = await read(c, ToShip);
    if (!sent.success) return c.json(problem(z.prettifyError(sent.error)), 400);
    const shipment = sent.data.requestedShipment;
    const number = peer.newNumber();
    peer.ledger.put("parcel", { id: number, code: "OC", shipment });
    const [to] = shipment.recipients;
    const pdf = labelPdf([
      `SANDBOX - NOT A LABEL`,
      `${shipment.serviceType}  ${shipment.shipDatestamp}`,
      `TO ${to?.contact.personName ?? ""}`,
      ...(to?.address.streetLines ?? []),
      `${to?.address.city} ${to?.address.stateOrProvinceCode} ${to?.address.postalCode} ${to?.address.countryCode}`,
      `TRK ${number}`,
    ]);
    return c.json({
      output: {
        transactionShipments: [
          {
            masterTrackingNumber: number,
            serviceType: shipment.serviceType,
            pieceResponses: [
              { trackingNumber: number, packageDocuments: [{ docType: "PDF", encodedLabel: pdf.toString("base64") }] },
            ],
          },
        ],
      },
    });
  });
  api.put("/ship/v1/shipments/cancel", async (c) => {
    const sent = await read(c, ToCancel);
    const parcel = sent.data && peer.ledger.get("parcel", sent.data.trackingNumber);
    if (!parcel) return c.json(problem("TRACKINGNUMBER.NOTFOUND"), 404);
    if (parcel.code !== "OC" && parcel.code !== "CA") return c.json(problem("SHIPMENT.ALREADY.TENDERED"), 400);
    peer.ledger.put("parcel", { ...parcel, code: "CA" });
    return c.json({ output: { cancelledShipment: true } });
  });
  api.post("/track/v1/trackingnumbers", async (c) => {
    const sent = await read(c, ToTrack);
    const number = sent.data?.trackingInfo[0]?.trackingNumberInfo.trackingNumber ?? "";
    const parcel = peer.ledger.get("parcel", number);
    const scanEvents = (parcel?.scans ?? []).map(({ code, date, city, state }) => ({
      date,
      eventType: code,
      scanLocation: { city, stateOrProvinceCode: state, countryCode: "US" },
    }));
    const found = parcel
      ? { latestStatusDetail: { code: parcel.code }, scanEvents }
      : { error: { code: "TRACKING.TRACKINGNUMBER.NOTFOUND" } };
    return c.json({ output: { completeTrackResults: [{ trackingNumber: number, trackResults: [found] }] } });
  });
  return api;
}

const problem = (code: string) => ({ errors: [{ code, message: code }] });

function broken(c: Context<{ Bindings: HttpBindings }>, fault: FedexFault): Promise<Response> | Response {
  if (fault.startsWith("timeout")) return staySilent(c.env);
  if (fault.startsWith("reset")) return resetConnection(c.env);
  return c.json(problem("INTERNAL.SERVER.ERROR"), 500);
}
