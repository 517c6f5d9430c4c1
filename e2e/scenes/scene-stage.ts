import type { Cookie } from "@playwright/test";
import { getListing, getProduct, type ProductCard } from "#contract/catalog.ts";
import { addToCart } from "#contract/carts.ts";
import { confirmOrder } from "#contract/checkout.ts";
import { signIn } from "#contract/members.ts";
import type { Locale } from "#messages/locales.ts";
import type { List } from "#rules/catalog/lists.ts";
import type { StaffRole } from "#rules/staff/staff-roles.ts";
import { noRateLimits } from "#server/http/rate-limits.ts";
import { createOrderFor, goToPayment } from "#server/testing/buyer.ts";
import type { HttpShopper } from "#server/testing/http-shopper.ts";
import { addMember, PASSWORD } from "#server/testing/members.ts";
import { deskOf } from "#server/testing/staff-desk.ts";
import { newVisitor, type Visitor } from "#server/testing/visitor.ts";
import type { World } from "#server/world.ts";
import type { Person } from "./page-scene.ts";

/** The store behind the scenes: who its people are, what came up while it was filled, and how to fill it. */
export class SceneStage {
  readonly world: World;
  readonly locale: Locale;
  readonly #url: string;
  readonly #people = new Map<Person, { cookies: ReadonlyMap<string, string> }>();
  /** By name, as the paths of the scenes say them. */
  readonly facts = new Map<string, string>();

  constructor(world: World, url: string, locale: Locale) {
    this.world = world;
    this.locale = locale;
    this.#url = url;
  }

  get url(): string {
    return this.#url;
  }

  /** From now on this person's browser has those cookies. */
  is(person: Person, browser: { cookies: ReadonlyMap<string, string> }): void {
    this.#people.set(person, browser);
  }

  cookiesOf(person: Person): Pick<Cookie, "name" | "value">[] {
    return [...(this.#people.get(person)?.cookies ?? [])].map(([name, value]) => ({ name, value }));
  }

  newVisitor(): Visitor {
    return newVisitor(this.world, noRateLimits, new Map(), this.locale);
  }

  async member(email: string): Promise<Visitor> {
    await addMember(this.world, { email });
    return this.signedIn(email);
  }

  async signedIn(email: string): Promise<Visitor> {
    const visitor = this.newVisitor();
    await visitor.call(signIn, { body: { Email: email, Password: PASSWORD } });
    return visitor;
  }

  async memberId(email: string): Promise<number> {
    const member = this.world.db.queries.selectFrom("members").select("id").where("email", "=", email);
    return (await member.executeTakeFirstOrThrow()).id;
  }

  /** Signs a member in once more from each of these; what calls this store here has no browser to tell of. */
  async signInFrom(email: string, places: readonly (readonly [string, string, string])[]): Promise<void> {
    const known = this.#sessionsOf(await this.memberId(email)).execute();
    const ids = new Set((await known).map(({ id }) => id));
    for (const [browser, system, network] of places) {
      await this.signedIn(email);
      const added = (await this.#sessionsOf(await this.memberId(email)).execute()).find(({ id }) => !ids.has(id));
      ids.add(added?.id ?? "");
      await this.world.db.queries
        .updateTable("member_sessions")
        .set({ browser, system, network })
        .where("id", "=", added?.id ?? "")
        .execute();
    }
  }

  #sessionsOf(memberId: number) {
    return this.world.db.queries.selectFrom("member_sessions").select("id").where("member_id", "=", memberId);
  }

  /** The token of the link in the newest mail to an address, which is written a moment after it is asked for. */
  async mailedToken(to: string): Promise<string> {
    for (let look = 0; look < 150; look += 1) {
      const mail = await this.world.db.queries
        .selectFrom("mails")
        .select("body_text")
        .where("recipient", "=", to)
        .orderBy("id", "desc")
        .executeTakeFirst();
      const token = /[?&]token=([\w.%-]+)/.exec(mail?.body_text ?? "")?.[1];
      if (token) return token;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    throw new Error(`No link was mailed to ${to}`);
  }

  desk(email: string, role: StaffRole): Promise<HttpShopper> {
    return deskOf(this.world, email, [role]);
  }

  /** What of a list can be bought, in its order. */
  async productsOf(list: List): Promise<ProductCard[]> {
    const { items } = await this.newVisitor().call(getListing, { query: { list } });
    return items.filter(({ canAddToCart }) => canAddToCart);
  }

  async pageOf(slug: string): Promise<string> {
    return (await this.newVisitor().call(getProduct, { query: { slug } })).link;
  }

  async skusOf(list: List): Promise<number[]> {
    return (await this.productsOf(list)).map(({ skuId }) => skuId);
  }

  /** An order that waits for its payment. */
  async order(visitor: Visitor, email: string, skuIds: readonly number[]): Promise<string> {
    for (const SkuID of skuIds) await visitor.call(addToCart, { body: { SkuID, Quantity: 1 } });
    await goToPayment(visitor, email);
    return (await createOrderFor(visitor)).CustOrderID;
  }

  /** A paid one. */
  async buy(visitor: Visitor, email: string, skuIds: readonly number[]): Promise<string> {
    const number = await this.order(visitor, email, skuIds);
    await visitor.call(confirmOrder, { body: { CustOrderID: number, PaymentToken: "pm_card_visa" } });
    return number;
  }
}
