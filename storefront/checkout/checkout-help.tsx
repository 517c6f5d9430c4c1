import { Icon } from "#ui/icon.tsx";
import { checkoutHelpWords as words, checkoutWords } from "#words/checkout.ts";
import { paths } from "../paths.ts";
import { useShellFacts } from "../shell/shell-facts.ts";
import "./checkout-help.css";

const PAGES = { shipping: paths.shipping, returns: paths.returns, warranty: paths.aboutWarranty, orders: paths.orders };

/** Who answers and what can be read, without leaving what was typed: it opens in place, also without JavaScript. */
export function CheckoutHelp() {
  const { supportEmail, supportPhone, supportHours } = useShellFacts();
  return (
    <details className="checkout-help">
      <summary>
        <Icon name="info" />
        {checkoutWords.help}
      </summary>
      <div className="checkout-help__panel">
        <p>{words.call(supportHours)}</p>
        <a className="link nowrap" href={`tel:${supportPhone.replaceAll(/[^+\d]/g, "")}`}>
          {supportPhone}
        </a>
        <p>{words.write}</p>
        <a className="link" href={`mailto:${supportEmail}`}>
          {supportEmail}
        </a>
        <p>{words.read}</p>
        <ul>
          {(["shipping", "returns", "warranty", "orders"] as const).map((page) => (
            <li key={page}>
              <a className="link link--alone" href={PAGES[page]} target="_blank" rel="noreferrer">
                {words.pages[page]}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}
