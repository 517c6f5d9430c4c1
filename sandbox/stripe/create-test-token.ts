import { PUBLISHABLE_KEY } from "./stripe-api.ts";

/** Exchanges a test card for a token as the card fields do, for tests that have no browser. Throws when it is refused. */
export async function createTestToken(peerOrigin: string, number: string): Promise<string> {
  const answer = await fetch(`${peerOrigin}/v1/payment_methods`, {
    method: "POST",
    headers: {
      authorization: `Bearer ${PUBLISHABLE_KEY}`,
      origin: peerOrigin,
      "content-type": "application/x-www-form-urlencoded",
    },
    body: new URLSearchParams({
      type: "card",
      "card[number]": number,
      "card[exp_month]": "12",
      "card[exp_year]": "2029",
      "card[cvc]": "123",
    }),
  });
  const body = (await answer.json()) as { id?: string; error?: { message: string } };
  if (!answer.ok || !body.id) throw new Error(body.error?.message ?? `The sandbox answered ${answer.status}`);
  return body.id;
}
