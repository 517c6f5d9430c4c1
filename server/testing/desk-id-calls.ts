import type { IdCall, Thing } from "./id-calls.ts";

const UUID = "5f0c7d0e-0000-4000-8000-00000000000b";

const desk = (field: string, more: object = {}, thing: Thing = "desk order"): IdCall => ({
  fields: [field],
  thing,
  input: (id) => ({ [field]: id, ...more }),
});
const move = (more: object = {}) => desk("OrderNumber", { Version: 1, ...more });
const decided = (more: object = {}) => desk("RmaNumber", { Version: 2, ...more }, "desk return");
const webhook = (more: object = {}) => desk("Id", more, "webhook");
const colleague = (more: object = {}) => desk("Email", { Reason: "Left", ...more }, "colleague");
const memberId = (thing: Thing, more: object): IdCall => ({
  fields: ["MemberId"],
  thing,
  input: (id) => ({ MemberId: Number(id), ...more }),
});

/** Every call of the desk that names somebody's thing, as in `id-calls.ts`. */
export const DESK_ID_CALLS: Readonly<Record<string, readonly IdCall[]>> = {
  "GET /api/staff/orders/view": [desk("number")],
  "POST /api/staff/orders/start-build": [move()],
  "POST /api/staff/orders/send-to-test": [move()],
  "POST /api/staff/orders/back-to-bench": [move({ Reason: "Rattles" })],
  "POST /api/staff/orders/pack": [move()],
  "POST /api/staff/orders/label": [move()],
  "POST /api/staff/orders/cancel-label": [move()],
  "GET /api/staff/orders/label-pdf": [desk("number")],
  "POST /api/staff/orders/ship": [move({ Carrier: "UPS", Tracking: "1Z999AA10123456784" })],
  "POST /api/staff/orders/parcels": [move({ Parcels: [{ Carrier: "UPS", Tracking: "1Z999AA10123456784" }] })],
  "POST /api/staff/orders/measured": [move({ Values: [{ Name: "processor_celsius", Value: 78 }] })],
  "POST /api/staff/orders/serials": [move({ Serials: [{ Line: 1, Unit: 1, Part: 0, Serial: "LUM80-1" }] })],
  "POST /api/staff/orders/deliver": [move()],
  "POST /api/staff/orders/hold": [move({ Reason: "Look" })],
  "POST /api/staff/orders/release": [move()],
  "POST /api/staff/orders/delay": [move({ ShipsOn: "2026-12-01", Reason: "parts_late" })],
  "POST /api/staff/orders/note": [move({ Text: "Called" })],
  "POST /api/staff/orders/cancel": [move({ Key: UUID, Reason: "Called" })],
  "POST /api/staff/orders/refund-change": [move({ Key: UUID, Reason: "Called" })],
  "POST /api/staff/orders/refund": [
    move({ Key: UUID, Why: "late", Reason: "Late", Parts: [] }),
    {
      fields: ["RmaNumber"],
      thing: "rma",
      input: (both) => {
        const [OrderNumber, RmaNumber] = both.split(" ");
        return { OrderNumber, RmaNumber, Version: 1, Key: UUID, Why: "returned", Reason: "Checked", Parts: [] };
      },
    },
  ],
  "POST /api/staff/screenings/release": [move({ Reason: "Called" })],
  "POST /api/staff/screenings/reject": [move({ Reason: "Called" })],
  "GET /api/staff/orders/change": [desk("number")],
  "GET /api/staff/orders/change/quote": [desk("number", { method: "6" })],
  "POST /api/staff/orders/change": [move({ Change: { ShippingMethodID: 6 }, Total: 9, Key: UUID, Reason: "Called" })],
  "POST /api/staff/orders/change/withdraw": [move({ Reason: "Called" })],
  "POST /api/staff/people/roles": [colleague({ Roles: ["builder"] })],
  "POST /api/staff/people/sign-out": [colleague()],
  "POST /api/staff/people/end": [colleague()],
  "GET /api/staff/rmas/proof": [{ fields: ["id"], thing: "proof", input: (id) => ({ id }) }],
  "POST /api/staff/rmas/approve": [decided()],
  "POST /api/staff/rmas/reject": [decided({ Answer: "Too late" })],
  "POST /api/staff/rmas/receive": [decided()],
  "POST /api/staff/rmas/settle": [decided()],
  "POST /api/staff/rmas/label": [desk("RmaNumber", { Version: 2 }, "desk return")],
  "POST /api/staff/rmas/cancel-label": [desk("RmaNumber", { Version: 2 }, "desk return")],
  "POST /api/staff/rmas/message": [desk("RmaNumber", { Version: 2, Text: "The small box." }, "desk return")],
  "POST /api/staff/points/correct": [memberId("member", { Point: 0, By: -1, Reason: "Late", Key: UUID })],
  "POST /api/staff/points/decide": [
    { fields: ["Key"], thing: "correction", input: (Key) => ({ Key, Decision: "declined" }) },
  ],
  "POST /api/staff/creators/answer": [
    memberId("creator", { Version: 1, Decision: "accepted", Answer: "Write to Sam." }),
  ],
  "POST /api/staff/exemptions/decide": [
    memberId("exemption", { State: "CO", Version: 1, Decision: "approved", Answer: "Seen." }),
  ],
  "GET /api/staff/id-proofs/file": [{ fields: ["id"], thing: "id proof", input: (id) => ({ id }) }],
  "POST /api/staff/id-proofs/decide": [
    { fields: ["Id"], thing: "id proof", input: (Id) => ({ Id, Decision: "declined", Answer: "Not legible." }) },
  ],
  "GET /api/staff/webhooks/deliveries": [{ fields: ["id"], thing: "webhook", input: (id) => ({ id }) }],
  "POST /api/staff/webhooks/rotate": [webhook({ Version: 1 })],
  "POST /api/staff/webhooks/switch": [webhook({ Version: 1, On: false })],
  "POST /api/staff/webhooks/events": [webhook({ Version: 1, Events: ["order.paid"] })],
  "POST /api/staff/webhooks/end": [webhook({ Version: 1 })],
  "POST /api/staff/webhooks/test": [webhook()],
  "POST /api/staff/webhooks/replay": [webhook()],
  "GET /api/staff/reviews/picture": [{ fields: ["id"], thing: "desk picture", input: (id) => ({ id }) }],
  "POST /api/staff/reviews/publish": [{ fields: ["Id"], thing: "review", input: (Id) => ({ Id, Version: 1 }) }],
  "POST /api/staff/reviews/reject": [
    { fields: ["Id"], thing: "review", input: (Id) => ({ Id, Version: 1, Reason: "Names a person" }) },
  ],
  "POST /api/staff/reviews/answer": [
    { fields: ["Id"], thing: "answered review", input: (Id) => ({ Id, Version: 1, Answer: "Thank you." }) },
  ],
};
