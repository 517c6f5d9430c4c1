import { expect, test } from "vitest";
import { priceCart } from "../pricing/price-cart.ts";
import { cartOf, sampleConfig, sampleMouse, samplePc, toState } from "../testing/sample-cart.ts";
import { pricingConfig } from "./pricing-config.ts";

test("what is kept with an order prices it without the rest of the settings, also after it was written down", () => {
  const cart = cartOf([samplePc, sampleMouse], { destination: toState("CO") });
  const kept: unknown = JSON.parse(JSON.stringify(pricingConfig(sampleConfig)));
  expect(Object.keys(kept as object).toSorted()).toEqual(
    "fees operatingSystemPrices points shipping tax version".split(" "),
  );
  expect(priceCart(cart, kept as ReturnType<typeof pricingConfig>)).toEqual(priceCart(cart, sampleConfig));
});
