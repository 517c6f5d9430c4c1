import { createHash } from "node:crypto";
import { TaxAway, type TaxAnswer, type TaxQuestion, TaxRefused } from "#adapters/tax/tax-calculator.ts";
import { USUAL_METHOD } from "#rules/payment/payment-types.ts";
import { type CartQuestion, taxQuestion } from "#rules/pricing/tax-question.ts";
import type { CartTax } from "../carts/carts-table.ts";
import type { LoadedCart } from "../carts/load-cart.ts";
import { priceLoadedCart } from "../carts/price-loaded-cart.ts";
import { saveCart } from "../carts/save-cart.ts";
import type { World } from "../world.ts";

/** An answer is asked for anew before it is over, so that nobody's total changes while they pay. */
const FRESH_MS = 12 * 60 * 60 * 1000;

/** The cart with a provider's answer for its tax, kept in it as its next version; as it was where nobody is or can be asked. */
export async function keepTax(world: World, loaded: LoadedCart): Promise<LoadedCart> {
  const taxed = await withTax(world, loaded);
  if (taxed === loaded) return loaded;
  // Another change of the cart came first: what it shows is asked about when it is looked at next.
  return (await saveCart(world, loaded, taxed)) ?? loaded;
}

/** The same, and nothing is kept. Where no answer comes, the table of the settings serves: the checkout never waits for more. */
export async function withTax(world: World, loaded: LoadedCart): Promise<LoadedCart> {
  const asked = world.tax && questionOf(world, loaded);
  if (!world.tax || !asked) return loaded;
  const { question, place } = asked;
  const questionSha256 = createHash("sha256")
    .update(JSON.stringify([place, question.lines]))
    .digest("base64url");
  if (isFresh(world, loaded.cart.taxAnswer, questionSha256)) return loaded;
  try {
    const answer = await world.tax.calculate(place);
    const taxAnswer = {
      questionSha256,
      answeredAt: world.now().toISOString(),
      answer: toAsked(answer, question, place),
    };
    return { ...loaded, cart: { ...loaded.cart, taxAnswer } };
  } catch (error) {
    if (!(error instanceof TaxAway) && !(error instanceof TaxRefused)) throw error;
    world.log.warn({ err: error }, "Nobody could be asked about sales tax: the table's rate is taken");
    return loaded;
  }
}

function isFresh({ now }: Pick<World, "now">, kept: CartTax | null, questionSha256: string): boolean {
  return kept?.questionSha256 === questionSha256 && Date.parse(kept.answeredAt) + FRESH_MS > now().getTime();
}

/** What would be asked, in the shop's lines and in the port's words; null where there is nothing to ask. */
function questionOf(world: World, loaded: LoadedCart): { question: CartQuestion; place: TaxQuestion } | null {
  const { input, priced } = priceLoadedCart(world, loaded, USUAL_METHOD);
  const question = taxQuestion(input, priced);
  const [address, destination] = [loaded.cart.shippingAddress, input.destination];
  if (!question || !address || !destination || destination.country === "OTHER") return null;
  const { country, city, state, postalCode } = destination;
  const lines = question.lines.map(({ amount, quantity }) => ({ amount, quantity }));
  const place = { country, street: address.Address1, city, state, postalCode, lines, shipping: question.shipping };
  return { question, place };
}

function toAsked(
  { lines, ...answer }: TaxAnswer,
  question: CartQuestion,
  { country, state, postalCode }: TaxQuestion,
): CartTax["answer"] {
  const byLine = question.lines.map(({ lineId }, at) => {
    const line = lines[at];
    if (!line) throw new TaxAway("An answer with a line too few");
    return { ...line, lineId };
  });
  return { ...answer, country, state, postalCode, lines: byLine };
}
