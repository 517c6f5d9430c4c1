import { usePromises, useShellFacts } from "../../shell/shell-facts.ts";

/** What the terms of sale come to. Each of these stands at the head of its page, and where a buyer agrees to all of them. */
export function TermsSummary() {
  const { name } = useShellFacts();
  return (
    <p>
      These terms apply between you and {name} to everything you order in this store. The amount on the button is the
      amount you pay, and nothing in them limits the rights you have by law.
    </p>
  );
}

export function ReturnsSummary() {
  const promises = usePromises();
  return (
    <p>
      You can return anything you bought here within {promises.returns} of delivery, for any reason.{" "}
      {promises["returns.shipping"]}
    </p>
  );
}

export function PrivacySummary() {
  return (
    <p>We keep what an order needs, we don’t sell personal information, and card numbers never reach our servers.</p>
  );
}
