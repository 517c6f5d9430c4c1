import type { CardFields } from "#rules/payment/check-card-fields.ts";

export type Tokenised = { ok: true; token: string } | { ok: false; message: string };

/** The card leaves the page here, for the provider only; what comes back pays once and tells nobody the number. */
export async function createToken(card: CardFields, key: string): Promise<Tokenised> {
  const [month = "", year = ""] = card.expiry.split("/");
  const body = new URLSearchParams({
    type: "card",
    "card[number]": card.number.replaceAll(" ", ""),
    "card[exp_month]": month,
    "card[exp_year]": `20${year}`,
    "card[cvc]": card.securityCode,
  });
  try {
    const answer = await fetch("/v1/payment_methods", {
      method: "POST",
      headers: { authorization: `Bearer ${key}` },
      body,
    });
    const reply = (await answer.json()) as { id?: string; error?: { code?: string; message?: string } };
    if (answer.ok && reply.id) return { ok: true, token: reply.id };
    return { ok: false, message: refusalText(reply.error) };
  } catch {
    return {
      ok: false,
      message: "The card could not be sent to the payment provider. You were not charged. Try again.",
    };
  }
}

function refusalText(error: { code?: string; message?: string } | undefined): string {
  if (error?.code === "incorrect_number")
    return "This card number isn’t valid. Check the digits. You were not charged.";
  return `${error?.message ?? "The payment provider did not accept the card."} You were not charged.`;
}
