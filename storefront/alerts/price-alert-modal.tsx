import { useEffect, useState } from "react";
import { alertCoupons, priceDropCouponSub, type AlertCoupon } from "#contract/alerts.ts";
import { Dialog } from "#ui/dialog.tsx";
import { alertPageWords as words } from "#words/email-alerts.ts";
import { fetchApi } from "../api/api.ts";
import type { Closable } from "../modals/modal-registry.ts";
import { PriceAlertFields, type RefusedAlert } from "./price-alert-fields.tsx";
import "./alerts.css";

/** The popup `price-alert` (S92): the form of its page, answered in place. */
export function PriceAlertModal({ skuId, name, onClose }: Closable & { skuId: number; name: string }) {
  const codes = useCodes(skuId);
  const [refused, setRefused] = useState<RefusedAlert | null>(null);
  const [done, setDone] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const send = async (form: HTMLFormElement) => {
    setBusy(true);
    const typed = new FormData(form);
    const body = {
      SkuID: skuId,
      Email: String(typed.get("Email") ?? ""),
      PriceDrop: typed.has("PriceDrop"),
      Coupon: typed.has("WantsCode"),
    };
    const answer = await fetchApi(priceDropCouponSub, { body });
    setBusy(false);
    if (answer.ok) return setDone(answer.reply.Message);
    setRefused({ refused: answer.alert.Fields?.[0]?.message ?? answer.alert.Message, typed: body.Email });
    form.querySelector<HTMLInputElement>("[name=Email]")?.focus();
  };
  return (
    <Dialog open onClose={onClose} title={words.watchTitle} shape="small">
      <p className="alerts-popup__name">{name}</p>
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

/** Codes that hold today; the form does not wait for them. */
function useCodes(skuId: number): readonly AlertCoupon[] {
  const [codes, setCodes] = useState<readonly AlertCoupon[]>([]);
  useEffect(() => {
    let isLeft = false;
    const load = async () => {
      const answer = await fetchApi(alertCoupons, { query: { SkuID: skuId } });
      if (answer.ok && !isLeft) setCodes(answer.reply.Coupons);
    };
    void load();
    return () => {
      isLeft = true;
    };
  }, [skuId]);
  return codes;
}
