/** A stranger with a terminal: calls the API over HTTP, keeps its cookie, sends the store's own origin. */
export class ApiBuyer {
  readonly #url: string;
  #cookie = "";

  constructor(storeUrl: string) {
    this.#url = storeUrl;
  }

  /** What its browser would send with a page. */
  get cookie(): string {
    return this.#cookie;
  }

  async get<Reply>(path: string): Promise<Reply> {
    return this.#answer(await fetch(this.#url + path, { headers: { cookie: this.#cookie } }));
  }

  async post<Reply>(path: string, body: unknown = {}): Promise<Reply> {
    const headers = { cookie: this.#cookie, origin: this.#url, "content-type": "application/json" };
    return this.#answer(await fetch(this.#url + path, { method: "POST", headers, body: JSON.stringify(body) }));
  }

  async #answer<Reply>(response: Response): Promise<Reply> {
    const given = response.headers.getSetCookie()[0];
    if (given) this.#cookie = given.split(";")[0] ?? "";
    const body = (await response.json()) as Reply & { Message?: string };
    if (!response.ok) throw new Error(`${response.status} ${body.Message ?? ""}`);
    return body;
  }
}

const DENVER = {
  Email: "ada@example.com",
  FirstName: "Ada",
  LastName: "Byron",
  CompanyName: "",
  Country: "USA",
  Address1: "1701 Wynkoop St",
  Address2: "",
  ZipCode: "80202",
  City: "Denver",
  State: "CO",
  ContactNumber: "(303) 555-0123",
  MobileNumber: "",
};

/** A whole order over HTTP, from the empty cart to the paid order; answers its number. */
export async function buyOverHttp(
  storeUrl: string,
  skuId: number,
  { token = "pm_card_visa", quantity = 1, buyer = new ApiBuyer(storeUrl) } = {},
): Promise<string> {
  const ready = await goToPayment(buyer, skuId, quantity);
  const order = await buyer.post<{ CustOrderID: string }>("/api/cart-checkout/create-order", {
    Version: ready.Cart.Version,
    Payment: "CreditCard",
    ExpectedTotal: ready.Totals.Total,
    BillingAddress: null,
  });
  const paid = await buyer.post<{ State: string }>("/api/cart-checkout/confirm-order", {
    CustOrderID: order.CustOrderID,
    PaymentToken: token,
  });
  if (paid.State !== "paid") throw new Error(`The order is ${paid.State}`);
  return order.CustOrderID;
}

/** A cart with an address and a way to ship. */
export async function goToPayment(buyer: ApiBuyer, skuId: number, quantity = 1) {
  await buyer.post("/api/carts/addToCart", { SkuID: skuId, Quantity: quantity });
  const checkout = await buyer.post<{ ShippingChoices: { ShippingMethodID: number }[] }>(
    "/api/cart-checkout/save-information",
    { ShippingAddress: DENVER },
  );
  const method = checkout.ShippingChoices[0]?.ShippingMethodID;
  return buyer.post<{ Cart: { Version: number }; Totals: { Total: number } }>(
    "/api/cart-checkout/save-shipping-method",
    { ShippingMethodID: method },
  );
}
