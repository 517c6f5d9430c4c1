import { useEffect, useState } from "react";
import type { CheckoutView, PaymentMethod } from "#contract/checkout.ts";
import type { PaymentType } from "#rules/payment/payment-types.ts";
import { useShellFacts } from "../shell/shell-facts.ts";
import type { PhoneWallet, PhoneWallets } from "./phone-wallets.ts";

const WALLETS: readonly PaymentType[] = ["ApplePay", "GooglePay"] satisfies PhoneWallet[];

export function isPhoneWallet(type: PaymentType): type is PhoneWallet {
  return WALLETS.includes(type);
}

/** What the server cannot know: whether this browser has the wallet. */
const ASKED: ReadonlySet<PaymentMethod["Reason"]> = new Set([null, "browser_unsupported"]);

/** The ways to pay as this browser has them, and its wallets; one that is not known yet is not among them. */
export function usePhoneWallets(
  { PaymentMethods, CardFields }: Pick<CheckoutView, "PaymentMethods" | "CardFields">,
  total: number,
): { methods: PaymentMethod[]; wallets: PhoneWallets | null } {
  const [wallets, setWallets] = useState<PhoneWallets | null>(null);
  const isAsked = total > 0 && PaymentMethods.some(({ Type, Reason }) => isPhoneWallet(Type) && ASKED.has(Reason));
  const { Script, Key } = CardFields;
  const { name } = useShellFacts();
  useEffect(() => {
    if (!isAsked) return;
    let isOver = false;
    const open = async () => {
      const { PhoneWallets: Wallets } = await import("./phone-wallets.ts");
      const opened = await Wallets.open({ Script, Key }, total, name);
      if (!isOver) setWallets(opened);
    };
    // Without its script there is no wallet, and the other ways are there as always.
    open().catch(() => setWallets(null));
    return () => {
      isOver = true;
    };
  }, [isAsked, Script, Key, total, name]);
  const methods = PaymentMethods.flatMap((method): PaymentMethod[] => {
    if (!isPhoneWallet(method.Type) || !ASKED.has(method.Reason)) return [method];
    if (!wallets) return [];
    if (wallets.has(method.Type)) return [{ ...method, Available: true, Why: null, Reason: null }];
    return [{ ...method, Available: false, Reason: "browser_unsupported" }];
  });
  return { methods, wallets };
}
