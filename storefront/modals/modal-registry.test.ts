import { expect, test } from "vitest";
import { MODAL_NAMES } from "./modal-names.ts";
import { MODALS } from "./modal-registry.ts";
import { closeModal, modalStore, openModal } from "./modal-store.ts";

test("the specification's 34 popups each have one name", () => {
  expect(MODAL_NAMES).toHaveLength(34);
  expect(new Set(MODAL_NAMES).size).toBe(34);
});

test("the registry holds only names of the specification", () => {
  expect(MODAL_NAMES).toEqual(expect.arrayContaining(Object.keys(MODALS)));
});

test("a popup opens by its name and gives way to the next one", () => {
  openModal("what-is-rdy", {});
  expect(modalStore.getState().open).toEqual({ name: "what-is-rdy", props: {} });
  openModal("warranty", {});
  expect(modalStore.getState().open?.name).toBe("warranty");
  closeModal();
  expect(modalStore.getState().open).toBeNull();
});

test.each([
  "address-not-valid",
  "country-change-alert",
  "model-deals",
  "model-video",
  "promo-cards",
  "policy-agreement",
  "price-alert",
  "reward-point-intro",
  "cec",
  "change-password",
  "extended-warranty-add-to-cart",
  "gallery-image",
  "gpu-must-ship-separately",
  "gpu-separate-shipping",
  "video-card-shipped",
  "game-fps",
  "benchmark",
  "recommended-sku-add-to-cart",
  "review-and-rating",
  "what-is-gaming-pc",
  "what-is-rdy",
  "warranty",
  "why-refurbished",
  "not-ship-to-or-warranties",
  "notify-me",
  "gear-notify-me",
  "sku-info",
  "pc-lab-selection",
  "pc-lab-warning",
  "pc-lab-spec",
  "pc-lab-entire-gallery",
] as const)("the popup %s is there", async (name) => {
  expect(typeof (await MODALS[name]())).toBe("function");
});
