import { findIntent } from "./payment-intents.ts";
import { badParameter } from "./stripe-error.ts";
import type { StripePeer } from "./stripe-peer.ts";
import { chargeJson, disputeJson, intentJson, listJson, refundJson } from "./to-stripe-json.ts";

type Json = Record<string, unknown>;

export function intentById(peer: StripePeer, id: string, query: URLSearchParams): Json {
  return intentJson(peer.ledger, peer.options.origin, findIntent(peer.ledger, id), expanded(query));
}

/** Newest first, as Stripe lists. */
export function intentList(peer: StripePeer, query: URLSearchParams): Json {
  const since = Number(query.get("created[gte]") ?? 0);
  const intents = peer.ledger
    .all("intents")
    .filter(({ created }) => created >= since)
    .toReversed();
  return page("/v1/payment_intents", query, intents, (intent) =>
    intentJson(peer.ledger, peer.options.origin, intent, expanded(query)),
  );
}

/** The one search the store asks: `metadata['attemptId']:'…'`. */
export function intentSearch(peer: StripePeer, query: URLSearchParams): Json {
  const asked = /^metadata\['(\w+)'\]:'([^']*)'$/.exec(query.get("query") ?? "");
  if (!asked) throw badParameter("query", "This sandbox searches for metadata['name']:'value' only.");
  const found = peer.ledger
    .all("intents")
    .filter(({ metadata }) => metadata[asked[1] ?? ""] === asked[2])
    .toReversed();
  return {
    ...page("/v1/payment_intents/search", query, found, (intent) =>
      intentJson(peer.ledger, peer.options.origin, intent, expanded(query)),
    ),
    object: "search_result",
  };
}

export function chargeList(peer: StripePeer, query: URLSearchParams): Json {
  const intentId = query.get("payment_intent");
  const charges = peer.ledger
    .all("charges")
    .filter(({ paymentIntent }) => intentId === null || paymentIntent === intentId)
    .toReversed();
  return page("/v1/charges", query, charges, (charge) => chargeJson(peer.ledger, charge));
}

export function refundList(peer: StripePeer, query: URLSearchParams): Json {
  const intentId = query.get("payment_intent");
  const refunds = peer.ledger
    .all("refunds")
    .filter(({ paymentIntent }) => intentId === null || paymentIntent === intentId)
    .toReversed();
  return page("/v1/refunds", query, refunds, refundJson);
}

export function disputeList(peer: StripePeer, query: URLSearchParams): Json {
  const intentId = query.get("payment_intent");
  const disputes = peer.ledger
    .all("disputes")
    .filter(({ paymentIntent }) => intentId === null || paymentIntent === intentId)
    .toReversed();
  return page("/v1/disputes", query, disputes, disputeJson);
}

function page<R extends { id: string }>(
  url: string,
  query: URLSearchParams,
  records: R[],
  toJson: (record: R) => Json,
): Json {
  const limit = Math.min(Math.max(Number(query.get("limit") ?? 10) || 10, 1), 100);
  const after = query.get("starting_after");
  const from = after === null ? 0 : records.findIndex(({ id }) => id === after) + 1;
  return listJson(url, records.slice(from, from + limit).map(toJson), records.length > from + limit);
}

function expanded(query: URLSearchParams): string[] {
  return [...query].filter(([name]) => /^expand\[\d*\]$/.test(name)).map(([, value]) => value.replace(/^data\./, ""));
}
