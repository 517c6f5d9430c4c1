/// <reference lib="dom" />

/* A classic script, as Stripe.js is: it leaves `Stripe` on the page and imports nothing. */
(() => {
  interface Total {
    label: string;
    /** Cents. */
    amount: number;
  }
  type Listener = (event: Record<string, unknown>) => void;
  const { origin } = new URL((document.currentScript as HTMLScriptElement).src);
  const TITLES: Readonly<Record<string, string>> = {
    cardNumber: "Secure card number input frame",
    cardExpiry: "Secure expiration date input frame",
    cardCvc: "Secure CVC input frame",
  };

  function element(type: string, query: Readonly<Record<string, string>>, options: object) {
    const frame = document.createElement("iframe");
    const listeners = new Map<string, Listener[]>();
    const send = (message: object) => frame.contentWindow?.postMessage(message, origin);
    let look = options;
    frame.title = TITLES[type] ?? type;
    frame.src = `${origin}/v3/element?${new URLSearchParams({ type, ...query }).toString()}`;
    frame.style.cssText = "display:block;width:100%;height:24px;border:0;background:none;color-scheme:normal";
    const hear = ({ origin: from, source, data }: MessageEvent<Record<string, unknown>>) => {
      if (from !== origin || source !== frame.contentWindow) return;
      if (data["event"] === "ready") send({ do: "look", look });
      for (const listener of listeners.get(String(data["event"])) ?? []) listener(data);
    };
    addEventListener("message", hear);
    return {
      mount: (place: HTMLElement) => place.append(frame),
      on: (event: string, listener: Listener) => listeners.set(event, [...(listeners.get(event) ?? []), listener]),
      update: (changed: object) => {
        look = { ...look, ...changed };
        send({ do: "look", look });
      },
      focus: () => send({ do: "focus" }),
      destroy: () => {
        removeEventListener("message", hear);
        frame.remove();
      },
      /** The card of this group's fields as a payment method. */
      create: () =>
        new Promise((resolve) => {
          listeners.set("created", [({ result }) => resolve(result)]);
          send({ do: "create" });
        }),
    };
  }

  /** A wallet's sheet over the page: test cards by the names of their tokens. */
  function paymentRequest(total: Total) {
    const heard = new Map<string, Listener>();
    const give = (sheet: HTMLDialogElement, id: string) => {
      const end = (status: string) => {
        sheet.dataset["ended"] = status;
        sheet.remove();
      };
      const card = { brand: "visa", last4: id === "pm_card_visa" ? "4242" : "0002" };
      heard.get("paymentmethod")?.({ paymentMethod: { id, card }, complete: end });
    };
    return {
      canMakePayment: () => Promise.resolve({ applePay: "ApplePaySession" in window, googlePay: true }),
      once: (event: string, listener: Listener) => heard.set(event, listener),
      show: () => {
        const sheet = document.createElement("dialog");
        const say = (text: string, pressed: () => void) => {
          const button = document.createElement("button");
          button.type = "button";
          button.textContent = text;
          button.style.cssText =
            "display:block;width:100%;min-height:48px;margin-top:12px;border:1px solid #7d8186;border-radius:8px;background:#fff;color:#15181b;font:inherit;cursor:pointer";
          button.addEventListener("click", pressed);
          sheet.append(button);
        };
        sheet.setAttribute("aria-label", "The sandbox's wallet");
        // The sheet is on the store's page, whose policy takes styles set by script and no style sheet of a peer.
        sheet.style.cssText =
          "width:min(360px,calc(100vw - 32px));margin:auto;padding:24px;border:0;border-radius:12px;background:#fff;color:#15181b;font:16px/24px Inter,system-ui,sans-serif;box-shadow:0 12px 40px rgb(0 0 0 / 40%)";
        const amount = (total.amount / 100).toLocaleString("en-US", { style: "currency", currency: "USD" });
        sheet.append(`The sandbox's wallet pays ${total.label} ${amount}.`);
        say("Confirm", () => give(sheet, "pm_card_visa"));
        say("Confirm with a card that is declined", () => give(sheet, "pm_card_visa_chargeDeclined"));
        say("Close", () => {
          sheet.remove();
          heard.get("cancel")?.({});
        });
        document.body.append(sheet);
        sheet.showModal();
      },
    };
  }

  (window as unknown as { Stripe: unknown }).Stripe = (key: string, { locale = "auto" } = {}) => ({
    elements: () => {
      const group = crypto.randomUUID();
      return { create: (type: string, options: object = {}) => element(type, { group, key, locale }, options) };
    },
    paymentRequest: ({ total }: { total: Total }) => paymentRequest(total),
    createPaymentMethod: ({ card }: { card: ReturnType<typeof element> }) => card.create(),
  });
})();
