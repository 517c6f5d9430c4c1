import { useEffect, useState } from "react";
import { alertCoupons, priceDropCouponSub, type AlertCoupon } from "#contract/alerts.ts";
import type { SavedProduct } from "#contract/saved-lists.ts";
import { Dialog } from "#ui/dialog.tsx";
import { alertPageWords as words } from "#words/email-alerts.ts";
import { fetchApi } from "../api/api.ts";
import type { Closable } from "../modals/modal-registry.ts";
import { PriceAlertFields, type RefusedAlert } from "./price-alert-fields.tsx";
import { readTarget } from "./read-target.ts";
import { WatchedProduct } from "./watched-product.tsx";
import "./alerts.css";

/** The popup `price-alert` (S92): the form of its page, answered in place. */
export function PriceAlertModal({ skuId, name, onClose }: Closable & { skuId: number; name: string }) {
  const { codes, product } = useWatched(skuId);
  const [refused, setRefused] = useState<RefusedAlert | null>(null);
  const [done, setDone] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const send = async (form: HTMLFormElement) => {
    const typed = new FormData(form);
    const text = (field: string) => String(typed.get(field) ?? "");
    const target = readTarget(text("TargetPrice"));
    const again = { typed: text("Email"), target: text("TargetPrice") };
    if (target === "wrong") {
      setRefused({ ...again, refused: "", isTargetWrong: true });
      return form.querySelector<HTMLInputElement>("[name=TargetPrice]")?.focus();
    }
    setBusy(true);
    const body = {
      SkuID: skuId,
      Email: again.typed,
      Target: target,
      PriceDrop: typed.has("PriceDrop"),
      Coupon: typed.has("WantsCode"),
    };
    const answer = await fetchApi(priceDropCouponSub, { body });
    setBusy(false);
    if (answer.ok) return setDone(answer.reply.Message);
    setRefused({ ...again, refused: answer.alert.Fields?.[0]?.message ?? answer.alert.Message });
    return form.querySelector<HTMLInputElement>("[name=Email]")?.focus();
  };
  return (
    <Dialog open onClose={onClose} title={words.watchTitle} shape="small">
      {product ? <WatchedProduct product={product} /> : <p className="alerts-product strong">{name}</p>}
      {done !== null ? (
        <output className="alerts-popup__done">{done}</output>
      ) : (
        <form
          className="alerts-page__form"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (!isBusy) void send(event.currentTarget);
          }}
        >
          <PriceAlertFields skuId={skuId} codes={codes} refused={refused} busy={isBusy} />
        </form>
      )}
    </Dialog>
  );
}

interface Watched {
  codes: readonly AlertCoupon[];
  product: SavedProduct | null;
}

/** The product as it is today and the codes that hold for it; the form does not wait for them. */
function useWatched(skuId: number): Watched {
  const [watched, setWatched] = useState<Watched>({ codes: [], product: null });
  useEffect(() => {
    let isLeft = false;
    const load = async () => {
      const answer = await fetchApi(alertCoupons, { query: { SkuID: skuId } });
      if (answer.ok && !isLeft) setWatched({ codes: answer.reply.Coupons, product: answer.reply.Product });
    };
    void load();
    return () => {
      isLeft = true;
    };
  }, [skuId]);
  return watched;
}
